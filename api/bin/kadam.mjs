#!/usr/bin/env node
import { createRequire } from 'node:module';
import 'tsx';

createRequire(import.meta.url)('../src/commands/kadam.ts');

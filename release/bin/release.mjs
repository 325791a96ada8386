#!/usr/bin/env node
import { createRequire } from 'node:module';
import 'tsx/cjs';

const { runCommandLine } = createRequire(import.meta.url)('../src/command-line.ts');
process.exitCode = await runCommandLine(process.argv.slice(2));

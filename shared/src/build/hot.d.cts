import type { Configuration } from 'webpack';

export function hotConfiguration(configuration: Configuration, bundle: string): Configuration;

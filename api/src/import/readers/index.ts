import type { Format } from '../format';
import type { ReadRecords } from '../source-record';
import { readCsv } from './csv-reader';
import { readJson } from './json-reader';
import { readXml } from './xml-reader';

export const READERS: Readonly<Record<Format, ReadRecords>> = { csv: readCsv, json: readJson, xml: readXml };

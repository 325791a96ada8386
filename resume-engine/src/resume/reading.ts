import type { ReadDocument } from '../document/document';
import type { Layout } from '../layout';
import type { Resume } from './resume';
import type { Section } from './section';

/** A parsed resume, before scoring. */
export interface Reading {
  readonly document: ReadDocument;
  readonly layout: Layout;
  readonly sections: readonly Section[];
  readonly resume: Resume;
}

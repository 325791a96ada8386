import { Fragment } from 'react';
import type { OutlineRow } from '@kadam/resume-engine/resume-document';
import { Field } from './field';

const ELEMENTS = { name: 'p', headline: 'p', contact: 'p', title: 'h3', line: 'p', text: 'p', bullet: 'li' } as const;

/** A row of the sheet. A separator is printed only if both texts have content. */
export function SheetRow({ kind, lead, fields }: OutlineRow) {
  const Row = ELEMENTS[kind];
  const isWritten = (at: number) => fields[at]?.text.trim() !== '';
  const isFollowed = (at: number) => fields.slice(0, at).some(({ text }) => text.trim() !== '') && isWritten(at);
  return (
    <Row data-row={kind} {...(kind === 'name' && { 'data-title': '' })}>
      {lead && <b {...notPrinted(!isWritten(0))}>{lead}: </b>}
      {fields.map((field, at) => (
        <Fragment key={at}>
          {at > 0 && <span {...notPrinted(!isFollowed(at))}>{field.before || ' '}</span>}
          <Field {...field} mayLink={kind === 'contact'} />
        </Fragment>
      ))}
    </Row>
  );
}

const notPrinted = (isLeftOut: boolean) => (isLeftOut ? { 'data-print': 'no' } : {});

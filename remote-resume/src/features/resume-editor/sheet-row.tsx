import { Fragment } from 'react';
import type { OutlineField, OutlineRow } from '@kadam/resume-engine/resume-document';
import { Field } from './field';

const ELEMENTS = { name: 'p', headline: 'p', contact: 'p', title: 'h3', line: 'p', text: 'p', bullet: 'li' } as const;

/** A row of the sheet. A separator is printed only if both texts have content. */
export function SheetRow({ kind, lead, fields }: OutlineRow) {
  const Row = ELEMENTS[kind];
  const dates = fields.filter(({ isDate }) => isDate);
  const texts = <Texts kind={kind} fields={fields.filter(({ isDate }) => !isDate)} />;
  return (
    <Row data-row={kind} dir="auto" {...(kind === 'name' && { 'data-title': '' })}>
      {lead && (
        <b {...notPrinted(lead.text.trim() === '' || fields[0]?.text.trim() === '')}>
          <Field {...lead} mayLink={false} />
          {': '}
        </b>
      )}
      {kind === 'title' ? <span {...(dates.length > 0 && { 'data-dated': '' })}>{texts}</span> : texts}
      {dates.map((field) => (
        <Fragment key={field.path}>
          {' '}
          <span data-date="">
            <Field {...field} mayLink={false} />
          </span>
        </Fragment>
      ))}
    </Row>
  );
}

/** Each text with the separator after it, which never begins a line. */
function Texts({ kind, fields }: Pick<OutlineRow, 'kind' | 'fields'>) {
  const isWritten = ({ text }: OutlineField) => text.trim() !== '';
  return fields.map((field, at) => {
    const next = fields.slice(at + 1).find(isWritten);
    const { before } = next ?? fields[at + 1] ?? { before: undefined };
    return (
      <Fragment key={at}>
        <span data-text="">
          <Field {...field} mayLink={kind === 'contact'} />
          {before && <span {...notPrinted(!next || !isWritten(field))}>{before.trimEnd()}</span>}
        </span>
        {before !== undefined && ' '}
      </Fragment>
    );
  });
}

const notPrinted = (isLeftOut: boolean) => (isLeftOut ? { 'data-print': 'no' } : {});

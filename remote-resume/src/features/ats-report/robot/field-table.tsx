import type { AtsResult } from '../../../lib/ats-result';
import { fieldLabel, isUnsure } from '../../../lib/found-fields';
import { CheckThis } from './read-lines.styles';
import { Scroller, Sheet, Table } from './field-table.styles';

export function FieldTable({ fields, isOpen }: Pick<AtsResult, 'fields'> & { readonly isOpen?: boolean }) {
  return (
    <Sheet open={isOpen}>
      <summary>{`All ${fields.length} fields, with their place`}</summary>
      <Scroller tabIndex={0} role="region" aria-label="Fields that were read">
        <Table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Value</th>
              <th scope="col">Sure</th>
              <th scope="col">Line</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.path}>
                <th scope="row">{fieldLabel(field.path)}</th>
                <td>{field.value}</td>
                <td>
                  {Math.round(field.confidence * 100)}%{isUnsure(field) && <CheckThis> check this</CheckThis>}
                </td>
                <td>{placesOf(field)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Sheet>
  );
}

const placesOf = ({ evidence }: AtsResult['fields'][number]) =>
  [...new Set(evidence.map(({ page, line }) => (line < 0 ? `page ${page}` : `${line + 1}`)))].slice(0, 3).join(', ');

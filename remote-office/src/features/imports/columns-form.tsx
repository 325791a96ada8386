import { type FormEvent, useState } from 'react';
import type { ImportClosing, OfficeImport } from '@kadam/shared/contract/imports';
import { Button } from '@kadam/shared/ui/button';
import { SelectField } from '@kadam/shared/ui/select-field';
import { Panel } from '../../lib/layout.styles';
import { CLOSING_OPTIONS, FIELD_OPTIONS } from './import-texts';
import { ColumnList, Samples } from './imports.styles';
import type { useImportActions } from './use-imports';

interface ColumnsFormProps {
  readonly one: OfficeImport;
  readonly actions: ReturnType<typeof useImportActions>;
}

/** What each column of the file is, and what happens to jobs that the file no longer has. */
export function ColumnsForm({ one, actions }: ColumnsFormProps) {
  const [mapping, setMapping] = useState<Readonly<Record<string, string>>>(one.mapping);
  const [closing, setClosing] = useState<ImportClosing>(one.closing);
  const fields = Object.values(mapping).filter((field) => field !== '');
  const isTwice = (field: string) => field !== '' && fields.filter((one) => one === field).length > 1;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void actions.check(mapping, closing);
  };
  return (
    <Panel as="form" aria-label="Columns" onSubmit={handleSubmit}>
      <h2>Columns of the file</h2>
      <p>
        Choose what each column is. Title, company, location and description are required. The choices are remembered
        for this source once the file is imported.
      </p>
      <ColumnList>
        {one.columns.map(({ name, samples }) => (
          <li key={name}>
            <SelectField
              label={name}
              name={name}
              placeholder="Not used"
              options={FIELD_OPTIONS}
              value={mapping[name] ?? ''}
              error={isTwice(mapping[name] ?? '') ? 'Another column is this field too.' : undefined}
              onChange={(event) => setMapping({ ...mapping, [name]: event.currentTarget.value })}
            />
            <Samples>First rows: {samples.map((sample) => sample || '(empty)').join(' · ')}</Samples>
          </li>
        ))}
      </ColumnList>
      <SelectField
        label="Open jobs of this source that the file no longer has"
        name="closing"
        options={CLOSING_OPTIONS}
        value={closing}
        onChange={(event) => setClosing(event.currentTarget.value as ImportClosing)}
      />
      <div>
        <Button type="submit" isBusy={actions.busy === 'check'} busyLabel="Starting…">
          Check the file
        </Button>
      </div>
    </Panel>
  );
}

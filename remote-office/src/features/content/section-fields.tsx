import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { SelectField } from '@kadam/shared/ui/select-field';
import { ImageField } from '../../lib/image-field';
import { Row, Section } from '../../lib/layout.styles';
import { Entry } from './content.styles';
import { type Content, entriesAt, errorAt, moved, valueAt } from './content-values';
import { emptyEntry, type SectionField, type SectionForm } from './section-forms';

interface Editing {
  readonly content: Content;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly isReadOnly: boolean;
  readonly onEdit: (path: string, value: unknown) => void;
  /** While a picture is uploaded for one of the entries, the entries cannot be moved. */
  readonly isUploading: boolean;
  readonly onUploading: (isUploading: boolean) => void;
}

interface FieldsProps extends Editing {
  readonly fields: readonly SectionField[];
  /** Path of the entry with a trailing dot, or ''. */
  readonly within?: string;
}

export const Fields = ({ fields, within = '', ...editing }: FieldsProps) =>
  fields.map((field) => <SectionInput key={field.path} field={field} path={`${within}${field.path}`} {...editing} />);

interface InputProps extends Editing {
  readonly field: SectionField;
  readonly path: string;
}

function SectionInput(props: InputProps) {
  const { field, path, content, errors, isReadOnly, onEdit } = props;
  if (field.kind === 'picture') return <PictureInput {...props} />;
  const { label, kind, hint, rows, isOptional = false } = field;
  const value = valueAt(content, path);
  const common = {
    label,
    name: path,
    isRequired: !isOptional,
    readOnly: isReadOnly,
    autoComplete: 'off',
    error: errorAt(errors, path),
    ...(hint && { hint }),
  };
  if (kind === 'lines') {
    return (
      <Field
        {...common}
        multiline
        rows={rows ?? 3}
        value={(value as readonly string[]).join('\n')}
        onChange={(event) => onEdit(path, event.currentTarget.value.split('\n'))}
      />
    );
  }
  if (kind === 'choice') {
    const { readOnly: disabled, ...rest } = common;
    return (
      <SelectField
        {...rest}
        disabled={disabled}
        options={field.choices ?? []}
        value={String(value)}
        onChange={(event) => onEdit(path, event.currentTarget.value)}
      />
    );
  }
  if (kind === 'text') {
    return (
      <Field
        {...common}
        multiline
        rows={rows ?? 4}
        value={String(value)}
        onChange={(event) => onEdit(path, event.currentTarget.value)}
      />
    );
  }
  return (
    <Field
      {...common}
      {...(kind === 'day' && { type: 'date' })}
      value={String(value)}
      onChange={(event) => onEdit(path, event.currentTarget.value)}
    />
  );
}

function PictureInput({ field, path, content, errors, isReadOnly, onEdit, onUploading }: InputProps) {
  const { label, imageKind = 'portrait' } = field;
  const alt = String(valueAt(content, `${path}.alt`) ?? '');
  return (
    <ImageField
      label={label}
      kind={imageKind}
      name={path}
      image={String(valueAt(content, `${path}.image`) ?? '')}
      alt={alt}
      errors={errors}
      isReadOnly={isReadOnly}
      onImage={(image) => onEdit(path, image === '' ? undefined : { image, alt })}
      onAlt={(text) => onEdit(`${path}.alt`, text)}
      onBusy={onUploading}
    />
  );
}

interface EntriesProps extends Editing {
  readonly list: NonNullable<SectionForm['list']>;
}

/** The entries of a list, which can be added, removed and moved. */
export function Entries({ list, ...editing }: EntriesProps) {
  const { path, noun, hint, fields } = list;
  const { content, isReadOnly, isUploading, onEdit } = editing;
  const entries = entriesAt(content, path);
  const lower = noun.toLowerCase();
  return (
    <Section>
      {hint && <p>{hint}</p>}
      {entries.map((_, index) => (
        <Entry key={index}>
          <legend>
            {noun} {index + 1}
          </legend>
          <Fields fields={fields} within={`${path}.${index}.`} {...editing} />
          {!isReadOnly && (
            <Row>
              {index > 0 && (
                <Button
                  variant="quiet"
                  size="sm"
                  isBusy={isUploading}
                  aria-label={`Move up: ${lower} ${index + 1}`}
                  onClick={() => onEdit(path, moved(entries, index, index - 1))}
                >
                  Move up
                </Button>
              )}
              <Button
                variant="quiet"
                size="sm"
                isBusy={isUploading}
                aria-label={`Remove: ${lower} ${index + 1}`}
                onClick={() => onEdit(path, entries.toSpliced(index, 1))}
              >
                Remove
              </Button>
            </Row>
          )}
        </Entry>
      ))}
      {!isReadOnly && (
        <div>
          <Button variant="secondary" onClick={() => onEdit(path, [...entries, emptyEntry(fields)])}>
            Add a {lower}
          </Button>
        </div>
      )}
    </Section>
  );
}

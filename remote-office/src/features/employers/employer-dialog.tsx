import { useState } from 'react';
import { type Employer, MAX_EMPLOYER_DESCRIPTION, MAX_EMPLOYER_NAME } from '@kadam/shared/contract/employers';
import { logoText } from '@kadam/shared/contract/images';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { ImageField } from '../../lib/image-field';
import { OfficeForm } from '../../lib/office-form';
import { useEmployerForm } from './use-employers';

interface EmployerDialogProps {
  /** Absent for a new one. */
  readonly one: Employer | undefined;
  readonly onClose: (sentence?: string) => void;
}

/** Adds or changes an employer. Never overwrites a change that another person made meanwhile. */
export function EmployerDialog({ one, onClose }: EmployerDialogProps) {
  const form = useEmployerForm(one, (name) => onClose(`${name} is saved.`));
  const [isUploading, setIsUploading] = useState(false);
  return (
    <Dialog isOpen title={one ? one.name : 'Add an employer'} isDirty={form.isDirty} onClose={() => onClose()}>
      <OfficeForm form={form}>
        <Field
          label="Name"
          isRequired
          maxLength={MAX_EMPLOYER_NAME}
          autoComplete="off"
          {...(one && { hint: 'A new name is also shown with all jobs of this employer.' })}
          {...form.field('name')}
        />
        <Field label="Location" maxLength={MAX_EMPLOYER_NAME} autoComplete="off" {...form.field('location')} />
        <Field label="Website" type="url" hint="Begins with https://" autoComplete="off" {...form.field('website')} />
        <Field
          label="Description"
          multiline
          rows={6}
          maxLength={MAX_EMPLOYER_DESCRIPTION}
          {...form.field('description')}
        />
        <ImageField
          label="Logo"
          kind="logo"
          name="logo"
          image={form.values['logo.image']}
          alt={form.values['logo.alt']}
          altHint={`Without it the text is “${logoText({ alt: '' }, form.values.name.trim() || 'the company')}”.`}
          errors={form.fieldErrors}
          onImage={(image) => form.edit('logo.image', image)}
          onAlt={(alt) => form.edit('logo.alt', alt)}
          onBusy={setIsUploading}
        />
        <Button type="submit" isBusy={form.isSending || isUploading} busyLabel={isUploading ? 'Uploading…' : 'Saving…'}>
          Save
        </Button>
      </OfficeForm>
    </Dialog>
  );
}

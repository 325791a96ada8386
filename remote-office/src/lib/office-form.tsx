import type { ReactNode } from 'react';
import type { useForm } from '@kadam/shared/form';
import { Button } from '@kadam/shared/ui/button';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { StillLoading } from '@kadam/shared/ui/still-loading';

interface FormNoticeProps {
  /** Why the form was not sent. */
  readonly message: string | undefined;
  /** Another person has changed the same meanwhile. */
  readonly isOutdated?: boolean | undefined;
  /** Reads the newest version. */
  readonly reload?: () => Promise<unknown>;
  readonly reloadLabel?: string | undefined;
  /** What reloading does with what was typed. */
  readonly children?: string;
}

/** The message of a form. If it is outdated, a button reads the newest version. */
export const FormNotice = ({ message, isOutdated, reload, reloadLabel, children }: FormNoticeProps) =>
  message && (
    <Notice
      tone="danger"
      title={message}
      action={
        isOutdated &&
        reload && (
          <Button variant="secondary" size="sm" onClick={() => void reload()}>
            {reloadLabel ?? 'Load the newest version'}
          </Button>
        )
      }
    >
      {isOutdated && children}
    </Notice>
  );

interface OfficeFormProps extends Pick<FormNoticeProps, 'reloadLabel'> {
  readonly form: Pick<ReturnType<typeof useForm>, 'form' | 'waiting'> & Omit<FormNoticeProps, 'reloadLabel'>;
  readonly gap?: number;
  /** After each change of a field. */
  readonly onChange?: (() => void) | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  /** The fields, and the button that sends them. */
  readonly children: ReactNode;
}

/** A form with its message, and a line when sending takes long. */
export const OfficeForm = ({ form, reloadLabel, gap = 2, children, ...attributes }: OfficeFormProps) => (
  <Stack as="form" gap={gap} {...form.form} {...attributes}>
    <FormNotice {...form} reloadLabel={reloadLabel} />
    {children}
    <StillLoading {...form.waiting} />
  </Stack>
);

import type { ReactNode } from 'react';
import type { useForm } from '@kadam/shared/form';
import { Button } from '@kadam/shared/ui/button';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { StillLoading } from '@kadam/shared/ui/still-loading';

interface FormNoticeProps {
  /** The error of the last attempt. */
  readonly message: string | undefined;
  /** Whether another person has changed the same item meanwhile. */
  readonly isOutdated?: boolean | undefined;
  /** Reads the newest version. */
  readonly reload?: () => Promise<unknown>;
  readonly reloadLabel?: string | undefined;
  /** What reloading does to the input. */
  readonly children?: string;
}

/** The message of a form. If the input is outdated, a button loads the newest version. */
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
  /** Called after each change of a field. */
  readonly onChange?: (() => void) | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  /** The fields and the submit button. */
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

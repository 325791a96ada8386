import { withMessage } from '@kadam/shared/contract/success';
import type { z } from '@kadam/shared/contract/zod';
import { type FieldErrors, fieldErrorsOfIssues, type FormValues, parseFieldErrors, useForm } from '@kadam/shared/form';
import { ApiError } from '@kadam/shared/http';

interface OfficeFormOptions<Field extends string, Body> {
  readonly initial: FormValues<Field>;
  /** What is sent, as messages name it. */
  readonly noun: string;
  /** Schema of the body. */
  readonly schema: z.ZodMiniType<Body>;
  readonly send: (body: Body, signal: AbortSignal) => Promise<unknown>;
  /** The body before validation; default: the values. */
  readonly toBody?: (values: FormValues<Field>) => object;
  readonly summaryOf?: (fieldErrors: FieldErrors) => string;
}

/** A form to the office: checked against the contract, sent once, and confirmed by the server. */
export function useOfficeForm<Field extends string, Body>({
  initial,
  noun,
  schema,
  send,
  toBody = (values) => values,
  summaryOf = () => 'Please check the marked fields.',
}: OfficeFormOptions<Field, Body>) {
  const unconfirmed = `The server did not confirm that your ${noun} has arrived. Please try again.`;
  return useForm({
    initial,
    send: async (values, { entries, signal }) => {
      const checked = schema.safeParse({ ...toBody(values), website: entries.get('website') ?? '' });
      if (!checked.success) {
        const fieldErrors = fieldErrorsOfIssues(checked.error.issues);
        return { message: summaryOf(fieldErrors), fieldErrors };
      }
      try {
        const response = await send(checked.data, signal);
        return withMessage.safeParse(response).success ? undefined : { message: unconfirmed };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const message = error.status !== undefined && error.status < 300 ? unconfirmed : error.message;
        return { message, fieldErrors: parseFieldErrors(error.body) };
      }
    },
    fallback: `We could not send your ${noun} just now. Please try again.`,
  });
}

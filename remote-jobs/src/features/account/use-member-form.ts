import { useForm, type FormValues, type FormError } from '@kadam/shared/form';
import { saveError } from '../../lib/profile-failure';

interface MemberForm<Field extends string> {
  readonly initial: FormValues<Field>;
  readonly validate?: (values: FormValues<Field>) => FormError['fieldErrors'];
  readonly request: (values: FormValues<Field>, signal: AbortSignal) => Promise<void>;
  readonly fallback: string;
  /** The session is over. */
  readonly onExpire: () => void;
  readonly compared?: Readonly<Partial<Record<NoInfer<Field>, NoInfer<Field>>>>;
}

/** A form with passwords: nothing is sent again after a login; the form is reset instead. */
export function useMemberForm<Field extends string>(given: MemberForm<Field>) {
  const { initial, validate, request, fallback, onExpire, compared } = given;
  return useForm({
    initial,
    check: (values) => ({ fieldErrors: validate?.(values) }),
    send: async (values, { signal, reset }) => {
      try {
        await request(values, signal);
        reset();
        return undefined;
      } catch (error) {
        const failure = saveError(error, fallback);
        if (!failure.isSessionOver) return failure;
        reset();
        onExpire();
        return {};
      }
    },
    fallback,
    ...(compared && { compared }),
  });
}

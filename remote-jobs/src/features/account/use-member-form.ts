import { useForm, type FormValues, type FormError } from '@kadam/shared/form';
import { saveError } from '../../lib/profile-failure';

interface MemberForm<Field extends string> {
  readonly initial: FormValues<Field>;
  readonly validate?: (values: FormValues<Field>) => FormError['fieldErrors'];
  readonly request: (values: FormValues<Field>, signal: AbortSignal) => Promise<void>;
  readonly fallback: string;
  /** The server no longer takes the token. */
  readonly onExpire: () => void;
  readonly compared?: Readonly<Partial<Record<NoInfer<Field>, NoInfer<Field>>>>;
}

/** A form about the account itself. It holds passwords, so nothing is sent again after a login: whoever logs in meanwhile begins anew. */
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

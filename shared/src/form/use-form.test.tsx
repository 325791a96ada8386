import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '../ui/field';
import { useForm, type FormValues, type FormError, type SendContext } from '.';

type Values = FormValues<'name' | 'email' | 'again'>;
type Send = (values: Values, sending: SendContext) => Promise<FormError | undefined>;

interface LetterProps {
  readonly send: Send;
  readonly email?: string;
  readonly hasSummary?: boolean;
}

const REQUIRED = 'Enter your name.';
const DIFFERENT = 'The addresses differ.';

function Letter({ send, email = '', hasSummary = false }: LetterProps) {
  const { form, field, message, state, outcome, edit, reset, reopen, isSending, waiting } = useForm({
    initial: { name: '', email, again: '' },
    check: ({ name, email: address, again }) => ({
      fieldErrors: { name: name === '' ? REQUIRED : undefined, again: again === address ? undefined : DIFFERENT },
    }),
    send,
    fallback: 'Not sent.',
    compared: { email: 'again' },
  });
  return (
    <form {...form} aria-label="Letter">
      {message && (
        <div role="alert" tabIndex={-1} {...(hasSummary && { ref: outcome })}>
          {message}
        </div>
      )}
      <Field label="Name" {...field('name')} />
      <Field label="Email" {...field('email')} />
      <Field label="Again" {...field('again')} />
      <input name="trap" aria-label="Trap" />
      <button type="submit">Send</button>
      <button type="button" onClick={reset}>
        Reset
      </button>
      <button type="button" onClick={waiting.onCancel}>
        Cancel
      </button>
      <button type="button" onClick={waiting.onRetry}>
        Retry
      </button>
      <button type="button" onClick={reopen}>
        Go on
      </button>
      <button type="button" onClick={() => edit('name', 'Ravi')}>
        Ravi
      </button>
      <p role="status">{isSending ? 'busy' : state.status}</p>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;
const accept: Send = () => Promise.resolve(undefined);
const rejectWith =
  (error: FormError): Send =>
  () =>
    Promise.resolve(error);

/** A server that responds on request of the test. */
function slowly() {
  const sent: Values[] = [];
  const signals: AbortSignal[] = [];
  let respond: (error?: FormError) => void = () => undefined;
  const send: Send = (values, { signal }) => {
    sent.push(values);
    signals.push(signal);
    return new Promise((resolve) => (respond = resolve));
  };
  return { send, sent, signals, answer: (error?: FormError) => respond(error) };
}

async function openFilled(props: LetterProps) {
  const view = render(<Letter {...props} />);
  await userEvent.type(field('Name'), 'Asha');
  return view;
}

describe('an invalid form', () => {
  it('is not sent, shows an error beside each field, and focuses the first of them', async () => {
    const { send, sent } = slowly();
    render(<Letter send={send} email="a@b.in" />);
    await press('Send');
    expect(screen.getByText(REQUIRED)).toBeTruthy();
    expect(screen.getByText(DIFFERENT)).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(sent).toEqual([]);
  });

  it('focuses the error again when it is submitted again', async () => {
    render(<Letter send={accept} />);
    await press('Send');
    await press('Send');
    expect(document.activeElement).toBe(field('Name'));
  });

  it('clears the errors of an edited field and of the one compared with it', async () => {
    render(<Letter send={accept} email="a@b.in" />);
    await press('Send');
    await userEvent.type(field('Email'), 'd');
    expect(screen.queryByText(DIFFERENT)).toBeNull();
    expect(screen.getByText(REQUIRED)).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    await userEvent.type(field('Name'), 'A');
    expect(screen.queryByText(REQUIRED)).toBeNull();
  });
});

describe('a form that is sent', () => {
  it('is sent once, even if it is submitted again meanwhile', async () => {
    const { send, sent, answer: respond } = slowly();
    await openFilled({ send });
    const form = screen.getByRole('form', { name: 'Letter' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(status()).toBe('busy');
    expect(sent).toEqual([{ name: 'Asha', email: '', again: '' }]);
    respond();
    expect(await screen.findByText('sent')).toBeTruthy();
  });

  it('sends every control, also one that was filled without typing', async () => {
    const trapped: unknown[] = [];
    await openFilled({
      send: (_, { entries }) => {
        trapped.push(entries.get('trap'));
        return Promise.resolve(undefined);
      },
    });
    field('Trap').value = 'spam';
    await press('Send');
    expect(trapped).toEqual(['spam']);
  });

  it('can be edited again and keeps its values', async () => {
    await openFilled({ send: accept });
    await press('Send');
    expect(status()).toBe('sent');
    await press('Go on');
    expect(status()).toBe('editing');
    await press('Send');
    await userEvent.type(field('Name'), ' Rao');
    expect(status()).toBe('editing');
    expect(field('Name').value).toBe('Asha Rao');
  });

  it('shows nothing after it unmounted, and aborts the call', async () => {
    const { send, signals } = slowly();
    const { unmount } = await openFilled({ send });
    await press('Send');
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('a form with a slow response', () => {
  it('can be canceled: the call ends, values stay, a late response is ignored, and it can be sent again', async () => {
    const { send, sent, signals, answer: respond } = slowly();
    await openFilled({ send });
    await press('Send');
    await press('Cancel');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await act(async () => respond({ message: 'Too late.' }));
    expect([status(), field('Name').value]).toEqual(['editing', 'Asha']);
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Send');
    respond();
    expect(await screen.findByText('sent')).toBeTruthy();
    expect(sent).toHaveLength(2);
  });

  it('can be sent again: the first call is aborted and the second one counts', async () => {
    const { send, sent, signals, answer: respond } = slowly();
    await openFilled({ send });
    await press('Send');
    await press('Retry');
    expect(status()).toBe('busy');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    respond();
    expect(await screen.findByText('sent')).toBeTruthy();
    expect(sent).toHaveLength(2);
  });
});

describe('a rejected form', () => {
  it('keeps its values, also those typed while it was being sent', async () => {
    const { send, answer: respond } = slowly();
    await openFilled({ send });
    await press('Send');
    await userEvent.type(field('Name'), ' Rao');
    expect(status()).toBe('busy');
    respond({ message: 'Back in a minute.' });
    expect((await screen.findByRole('alert')).textContent).toBe('Back in a minute.');
    expect(field('Name').value).toBe('Asha Rao');
  });

  it('shows server errors beside their fields, focuses the first one, and ignores unknown fields', async () => {
    await openFilled({ send: rejectWith({ fieldErrors: { email: 'Taken.', courseId: 'No.' } }) });
    await press('Send');
    expect(await screen.findByText('Taken.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    await userEvent.type(field('Email'), 'x');
    expect(status()).toBe('editing');
  });

  it('shows no message for the form that only repeats the fields', async () => {
    await openFilled({
      send: rejectWith({
        message: 'Taken. email must be short.',
        fieldErrors: { name: 'Taken', email: 'Must be short.' },
      }),
    });
    await press('Send');
    expect(await screen.findByText('Taken')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a message for the form that says more than the fields', async () => {
    await openFilled({ send: rejectWith({ message: 'Taken. Please log in.', fieldErrors: { email: 'Taken.' } }) });
    await press('Send');
    expect((await screen.findByRole('alert')).textContent).toBe('Taken. Please log in.');
  });

  it('focuses the message for the form if that links to the fields', async () => {
    await openFilled({
      send: rejectWith({ message: 'Please check Email.', fieldErrors: { email: 'Taken.' } }),
      hasSummary: true,
    });
    await press('Send');
    expect(document.activeElement).toBe(await screen.findByRole('alert'));
  });

  it('keeps the focus if no field has an error', async () => {
    await openFilled({ send: rejectWith({ message: 'Back in a minute.' }) });
    await press('Send');
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
  });

  it('shows the message for the form until the last field error is fixed', async () => {
    await openFilled({
      send: rejectWith({ message: 'Please check.', fieldErrors: { name: 'Short.', email: 'Taken.' } }),
    });
    await press('Send');
    await screen.findByRole('alert');
    await userEvent.type(field('Name'), 'x');
    expect(screen.getByRole('alert')).toBeTruthy();
    await userEvent.type(field('Email'), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('hides a message without field errors after the next edit', async () => {
    await openFilled({ send: rejectWith({ message: 'Email or password is wrong.' }) });
    await press('Send');
    await screen.findByRole('alert');
    await userEvent.type(field('Again'), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the fallback if sending fails without a message, and can be sent again', async () => {
    let tries = 0;
    const send: Send = () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new TypeError('x is undefined')) : Promise.resolve(undefined);
    };
    await openFilled({ send });
    await press('Send');
    expect((await screen.findByRole('alert')).textContent).toBe('Not sent.');
    await press('Send');
    expect(tries).toBe(2);
  });

  it('stays editable after an empty error', async () => {
    await openFilled({ send: rejectWith({}) });
    await press('Send');
    expect(status()).toBe('editing');
    expect(field('Name').value).toBe('Asha');
  });
});

describe('the initial values', () => {
  it('fill untouched fields, also when they arrive late', async () => {
    const { rerender } = await openFilled({ send: accept });
    rerender(<Letter send={accept} email="asha@example.in" />);
    expect(field('Email').value).toBe('asha@example.in');
    await userEvent.clear(field('Email'));
    expect([field('Name').value, field('Email').value]).toEqual(['Asha', '']);
  });

  it('are restored by a reset', async () => {
    await openFilled({ send: accept, email: 'asha@example.in' });
    await press('Send');
    await press('Reset');
    expect([field('Name').value, field('Email').value]).toEqual(['', 'asha@example.in']);
    expect(screen.queryByText(DIFFERENT)).toBeNull();
  });

  it('can be changed by the page', async () => {
    render(<Letter send={accept} />);
    await press('Ravi');
    expect(field('Name').value).toBe('Ravi');
  });
});

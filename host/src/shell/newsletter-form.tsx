import { useEffect, useRef, type FormEvent } from 'react';
import {
  Confirmation,
  EmailInput,
  Failure,
  InputRow,
  Intro,
  NewsletterFormArea,
  Subscribe,
  Trap,
} from './newsletter.styles';
import { useNewsletter } from './use-newsletter';

export function NewsletterForm() {
  const { state, subscribe, edit } = useNewsletter();
  const confirmation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state.status === 'subscribed') confirmation.current?.focus();
  }, [state.status]);

  if (state.status === 'subscribed') {
    return (
      <Confirmation role="status" tabIndex={-1} ref={confirmation}>
        {state.message}
      </Confirmation>
    );
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    void subscribe({ email: textOf(entries.get('email')), website: textOf(entries.get('website')) });
  };

  const failure = state.status === 'failed' ? state.message : undefined;
  return (
    <NewsletterFormArea noValidate onSubmit={handleSubmit}>
      <Intro id="newsletter-intro">New openings and courses, about twice a month.</Intro>
      <InputRow>
        <EmailInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="Email address"
          aria-label="Email address"
          aria-describedby={failure ? 'newsletter-failure' : 'newsletter-intro'}
          aria-invalid={failure !== undefined}
          onChange={edit}
        />
        <Subscribe type="submit" aria-disabled={state.status === 'sending'}>
          {state.status === 'sending' ? 'SENDING…' : 'SUBSCRIBE'}
        </Subscribe>
      </InputRow>
      <Trap aria-hidden="true">
        <label>
          Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Failure id="newsletter-failure" role="alert">
        {failure}
      </Failure>
    </NewsletterFormArea>
  );
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '');

import { CONSENT_NOTICES, type ConsentChoice } from '@kadam/shared/contract/consents';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { SmallText } from '@kadam/shared/ui/small-text';
import { paths } from '../../paths';
import { Choices, Section } from './account.styles';
import type { ActionProps } from './use-account-actions';
import { useChoices } from './use-choices';

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** What the member agrees to, each by itself, with one press to end it. */
export function ChoicesSection(act: ActionProps) {
  const { entries, failure, retry, message, busy, choose } = useChoices(act);
  return (
    <Section aria-labelledby="choices-section">
      <h2 id="choices-section">Your choices</h2>
      <p>None of this is needed to apply for jobs or to enroll. You can change each choice at any time.</p>
      {message && <Notice tone="danger">{message}</Notice>}
      {failure && (
        <Notice tone="danger" title={failure} action={<Button onClick={retry}>Retry</Button>}>
          Your choices could not be loaded.
        </Notice>
      )}
      {!entries && !failure && <p role="status">Loading your choices…</p>}
      {entries && (
        <Choices>
          {entries.map((choice) => (
            <li key={choice.purpose}>
              <Choice
                {...choice}
                isBusy={busy === choice.purpose}
                onChoose={(isGiven) => void choose(choice.purpose, isGiven)}
              />
            </li>
          ))}
        </Choices>
      )}
    </Section>
  );
}

interface ChoiceProps extends ConsentChoice {
  readonly isBusy: boolean;
  readonly onChoose: (isGiven: boolean) => void;
}

function Choice({ purpose, isGiven, since, isBusy, onChoose }: ChoiceProps) {
  const { title, texts } = CONSENT_NOTICES[purpose];
  const place = isGiven ? undefined : WHERE_GIVEN[purpose];
  return (
    <>
      <h3>{title}</h3>
      <p>{texts.at(-1)}</p>
      <SmallText>{stateText(isGiven, since)}</SmallText>
      {place ? (
        <Link to={place.to}>{place.label}</Link>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          isBusy={isBusy}
          busyLabel="Saving…"
          aria-label={`${isGiven ? 'Withdraw' : 'I agree'}: ${title}`}
          onClick={() => onChoose(!isGiven)}
        >
          {isGiven ? 'Withdraw' : 'I agree'}
        </Button>
      )}
    </>
  );
}

function stateText(isGiven: boolean, since: string | null): string {
  const day = since && days.format(new Date(since));
  if (isGiven) return day ? `You agreed on ${day}.` : 'You agree.';
  return day ? `You withdrew it on ${day}.` : 'You have not agreed.';
}

/** Where a service is used that includes its consent. */
const WHERE_GIVEN: Readonly<Partial<Record<ConsentChoice['purpose'], { to: string; label: string }>>> = {
  resume_on_file: { to: paths.jobProfile, label: 'Put a resume on file in your job profile' },
  job_alerts: { to: paths.jobs, label: 'Save a search as a job alert' },
};

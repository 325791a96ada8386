import type { AtsCheck } from '@kadam/shared/contract/resume';
import { CircleAlert, CircleCheck, CircleMinus, CircleX, type LucideIcon } from 'lucide-react';
import { pointsText } from '../../lib/next-step';
import { Details, Example, Gain, Item, Message, Quotes, State, Status, Title } from './check-item.styles';

const STATES: Readonly<Record<AtsCheck['status'], { icon: LucideIcon; word: string }>> = {
  pass: { icon: CircleCheck, word: 'Passed' },
  warn: { icon: CircleAlert, word: 'Could be better' },
  fail: { icon: CircleX, word: 'Fix this' },
  skip: { icon: CircleMinus, word: 'Did not apply' },
};

const MAX_QUOTES = 4;

/** One check: finding, place, reason, fix and its effect on the score. */
export function CheckItem({ check }: { readonly check: AtsCheck }) {
  const { icon: Icon, word } = STATES[check.status];
  const isOpen = check.status === 'warn' || check.status === 'fail';
  const points = pointsText(check.gain);
  return (
    <Item>
      <Status $status={check.status}>
        <Icon size="1.35em" aria-hidden />
      </Status>
      <div>
        <Title>
          {check.title}{' '}
          <State>
            <Status $status={check.status}>{word}</Status> {isOpen && points && <Gain>{points}</Gain>}
          </State>
        </Title>
        <Message>{check.message}</Message>
        <Evidence evidence={check.evidence} />
        {isOpen && <Advice check={check} />}
      </div>
    </Item>
  );
}

function Evidence({ evidence }: Pick<AtsCheck, 'evidence'>) {
  if (evidence.length === 0) return null;
  const others = evidence.length - MAX_QUOTES;
  return (
    <Quotes>
      {evidence.slice(0, MAX_QUOTES).map((place) => (
        <li key={`${place.page} ${place.line} ${place.text}`}>
          {place.line < 0 ? place.text : <q>{place.text}</q>} <small>{placeText(place)}</small>
        </li>
      ))}
      {others > 0 && <li>{`and ${others} more`}</li>}
    </Quotes>
  );
}

function Advice({ check: { why, fix, example } }: { readonly check: AtsCheck }) {
  return (
    <Details>
      <dt>Why it matters</dt>
      <dd>{why}</dd>
      {fix && (
        <>
          <dt>How to fix it</dt>
          <dd>{fix}</dd>
        </>
      )}
      {example && (
        <>
          <dt>Example</dt>
          <dd>
            <Example>
              <del>{example.before}</del>
              <ins>{example.after}</ins>
            </Example>
          </dd>
        </>
      )}
    </Details>
  );
}

interface Place {
  readonly page: number;
  readonly line: number;
}

/** A place in the resume, counted from 1; a negative line is the whole page. */
const placeText = ({ page, line }: Place): string => (line < 0 ? `page ${page}` : `page ${page}, line ${line + 1}`);

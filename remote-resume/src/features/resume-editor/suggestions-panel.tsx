import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { Row } from '@kadam/shared/ui/row';
import { pointsText } from '../../lib/next-step';
import type { SuggestionGains } from '../../lib/suggestion-gains';
import { accepted, placeOf, withSkill, type Suggestion, type Suggestions } from '../../lib/suggestions';
import type { ResumeStore } from './resume-store';
import type { LiveScoring } from './score/use-live-score';
import { useEditHistory } from './use-edit-history';
import { Card, Cards, Panel, Skill, Skills, Strength, Was } from './suggestions-panel.styles';

export interface SuggestionsPanelProps {
  readonly store: ResumeStore;
  readonly suggestions: Suggestions;
  readonly scoring: LiveScoring;
  readonly onChange: (suggestions: Suggestions) => void;
}

/** The suggestions of the check that do not lower the score, each with what accepting it gains. */
export function SuggestionsPanel({ store, suggestions, scoring, onChange }: SuggestionsPanelProps) {
  const { rewrites, skills, strengths } = offered(suggestions, scoring);
  // After each change the others are measured again: together they may gain less, or nothing.
  const [outdated, setOutdated] = useState<SuggestionGains>();
  const isOutdated = outdated !== undefined && outdated === scoring.gains;
  const placed = useEditHistory(store, ({ document }) =>
    rewrites.map(({ suggested }) => (placeOf(document, suggested) ? 'placed' : '')).join(),
  ).split(',');
  const open = rewrites.filter((_, at) => placed[at]);
  if (open.length + skills.length + strengths.length === 0) return null;
  const handleAccept = (suggestion: Suggestion) => {
    store.edit((now) => ({ document: accepted(now, suggestion) }));
    setOutdated(scoring.gains);
  };
  const dismiss = (left: Suggestion) =>
    onChange({ ...suggestions, rewrites: suggestions.rewrites.filter((one) => keyOf(one) !== keyOf(left)) });
  const handleAddSkill = (skill: string) => {
    store.edit((now) => ({ document: withSkill(now, skill) }));
    setOutdated(scoring.gains);
    onChange({ ...suggestions, skills: suggestions.skills.filter((other) => other !== skill) });
  };
  return (
    <Panel aria-label="Suggestions">
      {open.length > 0 && (
        <>
          <h2>Better words ({open.length})</h2>
          <Cards>
            {open.map(({ suggested, gain }) => (
              <SuggestionCard
                key={keyOf(suggested)}
                suggestion={suggested}
                gain={gain}
                isOutdated={isOutdated}
                onShow={() => showPlace(store, suggested)}
                onAccept={() => handleAccept(suggested)}
                onDismiss={() => dismiss(suggested)}
              />
            ))}
          </Cards>
        </>
      )}
      {skills.length > 0 && (
        <>
          <h2>Skills asked for in this kind of job</h2>
          <p>Add one only if it is true of you.</p>
          <Skills>
            {skills.map(({ suggested: skill, gain }) => (
              <li key={skill}>
                <Skill
                  type="button"
                  disabled={isOutdated}
                  onClick={() => handleAddSkill(skill)}
                  aria-label={`Add the skill ${skill} ${pointsText(gain)}`}
                >
                  <Plus size="1em" aria-hidden /> {skill} {pointsText(gain)}
                </Skill>
              </li>
            ))}
          </Skills>
        </>
      )}
      {strengths.length > 0 && (
        <>
          <h2>Good already</h2>
          <ul>
            {strengths.map((strength) => (
              <Strength key={strength}>
                <Check size="1.2em" aria-hidden /> {strength}
              </Strength>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

const keyOf = ({ about, original }: Suggestion) => `${about} ${original}`;

/** What was measured and neither dismissed nor added since; without a score, everything. */
function offered({ rewrites, skills, strengths }: Suggestions, { state, gains }: LiveScoring) {
  if (state.status === 'failed') {
    const unmeasured = <Suggested,>(suggested: Suggested) => ({ suggested, gain: 0 });
    return { rewrites: rewrites.map(unmeasured), skills: skills.map(unmeasured), strengths: [] };
  }
  const left = new Set(rewrites.map(keyOf));
  return {
    rewrites: gains?.rewrites.filter(({ suggested }) => left.has(keyOf(suggested))) ?? [],
    skills: gains?.skills.filter(({ suggested }) => skills.includes(suggested)) ?? [],
    strengths: strengths.length > 0 && state.status === 'scored' ? state.score.strengths : [],
  };
}

function showPlace(store: ResumeStore, suggestion: Suggestion): void {
  const path = placeOf(store.document(), suggestion);
  window.document.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus();
}

interface SuggestionCardProps {
  readonly suggestion: Suggestion;
  readonly gain: number;
  readonly isOutdated: boolean;
  readonly onShow: () => void;
  readonly onAccept: () => void;
  readonly onDismiss: () => void;
}

function SuggestionCard({
  suggestion: { about, original, improved, note },
  gain,
  isOutdated,
  ...acts
}: SuggestionCardProps) {
  return (
    <Card>
      <Was>{original || `No ${about} yet`}</Was>
      {improved && <p>{improved}</p>}
      {gain > 0 && <p>{pointsText(gain)}</p>}
      {note && <p>{note}</p>}
      <Row gap={0.5}>
        {improved && (
          <Button size="sm" disabled={isOutdated} onClick={acts.onAccept}>
            Accept
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={acts.onShow}>
          Show
        </Button>
        <Button size="sm" variant="quiet" onClick={acts.onDismiss}>
          Dismiss
        </Button>
      </Row>
    </Card>
  );
}

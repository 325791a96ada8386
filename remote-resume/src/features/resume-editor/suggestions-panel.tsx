import { Check, Plus } from 'lucide-react';
import { withItems } from '@kadam/resume-engine/resume-document';
import { Button } from '@kadam/shared/ui/button';
import { sorted } from '../../lib/resume-edits';
import { accepted, placeOf, type Suggestion, type Suggestions } from '../../lib/suggestions';
import type { ResumeStore } from './resume-store';
import { useEditHistory } from './use-edit-history';
import { Buttons, Card, Cards, Panel, Skill, Skills, Strength, Was } from './suggestions-panel.styles';

interface SuggestionsPanelProps {
  readonly store: ResumeStore;
  readonly suggestions: Suggestions;
  readonly onChange: (suggestions: Suggestions) => void;
}

/** The suggestions of the check; each is applied only when accepted. */
export function SuggestionsPanel({ store, suggestions, onChange }: SuggestionsPanelProps) {
  const { rewrites, skills, strengths } = suggestions;
  const placed = useEditHistory(store, ({ document }) =>
    rewrites.map((suggestion) => (placeOf(document, suggestion) ? 'placed' : '')).join(),
  ).split(',');
  const open = rewrites.filter((_, at) => placed[at]);
  if (open.length + skills.length + strengths.length === 0) return null;
  const dismiss = (left: Suggestion) =>
    onChange({ ...suggestions, rewrites: rewrites.filter((suggestion) => suggestion !== left) });
  const handleAddSkill = (skill: string) => {
    store.edit((now) => ({
      document: sorted(withItems(now, 'skills', [...(now.skills ?? []), { keywords: [skill] }])),
    }));
    onChange({ ...suggestions, skills: skills.filter((other) => other !== skill) });
  };
  return (
    <Panel aria-label="Suggestions">
      {open.length > 0 && (
        <>
          <h2>Better words ({open.length})</h2>
          <Cards>
            {open.map((suggestion) => (
              <SuggestionCard
                key={`${suggestion.about} ${suggestion.original}`}
                suggestion={suggestion}
                onShow={() => showPlace(store, suggestion)}
                onAccept={() => store.edit((now) => ({ document: accepted(now, suggestion) }))}
                onDismiss={() => dismiss(suggestion)}
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
            {skills.map((skill) => (
              <li key={skill}>
                <Skill type="button" onClick={() => handleAddSkill(skill)} aria-label={`Add the skill ${skill}`}>
                  <Plus size="1em" aria-hidden /> {skill}
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

function showPlace(store: ResumeStore, suggestion: Suggestion): void {
  const path = placeOf(store.document(), suggestion);
  window.document.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus();
}

interface SuggestionCardProps {
  readonly suggestion: Suggestion;
  readonly onShow: () => void;
  readonly onAccept: () => void;
  readonly onDismiss: () => void;
}

function SuggestionCard({ suggestion: { about, original, improved, note }, ...acts }: SuggestionCardProps) {
  return (
    <Card>
      <Was>{original || `No ${about} yet`}</Was>
      {improved && <p>{improved}</p>}
      {note && <p>{note}</p>}
      <Buttons>
        {improved && (
          <Button size="sm" onClick={acts.onAccept}>
            Accept
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={acts.onShow}>
          Show
        </Button>
        <Button size="sm" variant="quiet" onClick={acts.onDismiss}>
          Dismiss
        </Button>
      </Buttons>
    </Card>
  );
}

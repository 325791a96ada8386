import { useState } from 'react';
import { Plus } from 'lucide-react';
import type { LiveFinding, Place } from '@kadam/resume-engine/live-check';
import { sectionOf } from '@kadam/resume-engine/resume-document';
import { Button } from '@kadam/shared/ui/button';
import type { ResumeStore } from '../resume-store';
import { useEditHistory } from '../use-edit-history';
import { hiddenSectionOf } from './jump';
import { Finding, Fix, Gain } from './score-panel.styles';

interface ScoreFindingProps {
  readonly finding: LiveFinding;
  /** What fixing it does to the score; may be empty. */
  readonly worth: string;
  readonly store: ResumeStore;
  readonly onJump: (place: Place) => void;
}

/** A finding with a link to its place; with several places, each press goes to the next. */
export function ScoreFinding({ finding, worth, store, onJump }: ScoreFindingProps) {
  const { title, message, fix, places } = finding;
  const [pressed, setPressed] = useState(0);
  const place = places[pressed % Math.max(1, places.length)];
  const hidden = useEditHistory(store, ({ document }) => place && hiddenSectionOf(document, place));
  const show = places.length > 1 ? `Show ${(pressed % places.length) + 1} of ${places.length}` : 'Show';
  return (
    <Finding>
      <h3>
        {title} {worth && <Gain>{worth}</Gain>}
      </h3>
      <p>{message}</p>
      {fix && <Fix>{fix}</Fix>}
      {place && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            setPressed(pressed + 1);
            onJump(place);
          }}
          {...(!hidden && { 'aria-label': `${show}: ${title}` })}
        >
          {hidden ? (
            <>
              <Plus size="1em" aria-hidden /> Add section {sectionOf(hidden).heading}
            </>
          ) : (
            show
          )}
        </Button>
      )}
    </Finding>
  );
}

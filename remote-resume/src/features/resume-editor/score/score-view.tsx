import { useState, type RefObject } from 'react';
import type { Place } from '@kadam/resume-engine/live-check';
import { Drawer } from '@kadam/shared/ui/drawer';
import type { ResumeStore } from '../resume-store';
import { useMedia } from '../use-media';
import { Panel } from '../suggestions-panel.styles';
import { jumpTo } from './jump';
import { ScoreAnnouncer } from './score-announcer';
import { ScorePanel } from './score-panel';
import { InDrawer } from './score-panel.styles';
import type { LiveScoring } from './use-live-score';

/** Room beside the sheet (`Desk` of resume-editor.styles.ts). */
const WIDE = '(min-width: 1200.02px)';

export interface ScoreVisibility {
  readonly isWide: boolean;
  readonly isShown: boolean;
  readonly toggle: () => void;
}

/** Beside the sheet the score is shown from the start; in narrow windows on request. */
export function useScoreVisibility(): ScoreVisibility {
  const isWide = useMedia(WIDE);
  const [chosen, choose] = useState<Readonly<{ isWide: boolean; isShown: boolean }>>();
  const isShown = chosen?.isWide === isWide ? chosen.isShown : isWide;
  return { isWide, isShown, toggle: () => choose({ isWide, isShown: !isShown }) };
}

interface ScoreViewProps {
  readonly scoring: LiveScoring;
  readonly visibility: ScoreVisibility;
  readonly store: ResumeStore;
  readonly sheet: RefObject<HTMLElement | null>;
}

export function ScoreView({ scoring, visibility, store, sheet }: ScoreViewProps) {
  const { isWide, isShown, toggle } = visibility;
  const handleJump = (place: Place) => {
    if (!isWide) toggle();
    // A closing drawer first restores the focus to its button.
    requestAnimationFrame(() => jumpTo(store, sheet.current, place));
  };
  const panel = <ScorePanel scoring={scoring} store={store} onJump={handleJump} />;
  return (
    <>
      <ScoreAnnouncer state={scoring.state} />
      {isWide && isShown && <Panel aria-label="Live score">{panel}</Panel>}
      {!isWide && (
        <Drawer isOpen={isShown} onClose={toggle} label="Live score">
          <InDrawer>{panel}</InDrawer>
        </Drawer>
      )}
    </>
  );
}

import type { Place } from '@kadam/resume-engine/live-check';
import { Drawer } from '@kadam/shared/ui/drawer';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { type RefObject, useEffect, useState } from 'react';
import { BAND_WORDS, bandOf } from '../../../lib/score-band';
import type { ResumeStore } from '../resume-store';
import { Panel } from '../suggestions-panel.styles';
import { useMedia } from '../use-media';
import { jumpTo } from './jump';
import { ScorePanel } from './score-panel';
import { InDrawer } from './score-panel.styles';
import type { LiveScoring, ScoreState } from './use-live-score';

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

/** Milliseconds after which a stable score is announced to screen readers. */
const QUIET_MS = 3000;

export function ScoreAnnouncer({ state }: { readonly state: ScoreState }) {
  const [announced, announce] = useState('');
  const sentence = sentenceOf(state);
  useEffect(() => {
    const timer = setTimeout(() => announce(sentence), QUIET_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}

function sentenceOf(state: ScoreState): string {
  if (state.status !== 'scored') return '';
  const { overallScore, findings } = state.score;
  return `Score ${overallScore} of 100, ${BAND_WORDS[bandOf(overallScore)].toLowerCase()}. ${findings.length} to fix.`;
}

import { Check } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { trackOpenDialogs } from '@kadam/shared/ui/open-dialogs';
import {
  Inner,
  Mark,
  Overlay,
  Percent,
  Sending,
  Stair,
  Stairs,
  StepName,
  StepRow,
  Steps,
} from './analysis-overlay.styles';
import { STEPS } from './analysis-steps';

interface AnalysisOverlayProps {
  readonly fileName: string;
  readonly step: number;
  /** The share of the file that was sent, 0 to 1, once the request has started. */
  readonly sent?: number;
  readonly onCancel: () => void;
}

export function AnalysisOverlay({ fileName, step, sent, onCancel }: AnalysisOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect: closing restores the focus only while the dialog exists.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    trackOpenDialogs();
    return () => {
      element?.close();
      trackOpenDialogs();
    };
  }, []);
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onCancel();
  };
  // The second Escape may close a dialog without `cancel`; ignore our own late event.
  const handleClose = () => {
    if (dialog.current && !dialog.current.open) onCancel();
  };
  return (
    <Overlay ref={dialog} data-covers="all" aria-labelledby={id} onCancel={handleCancel} onClose={handleClose}>
      <Inner>
        <Stairs aria-hidden>
          {STEPS.map((name, index) => (
            <Stair key={name} $height={index + 1} $state={stateOf(index + 1, step)} />
          ))}
        </Stairs>
        <h2 id={id}>Checking {fileName}</h2>
        <Steps>
          {STEPS.map((name, index) => (
            <Step key={name} name={name} state={stateOf(index + 1, step)} />
          ))}
        </Steps>
        <VisuallyHidden role="status">{`Step ${step} of ${STEPS.length}: ${STEPS[step - 1] ?? ''}`}</VisuallyHidden>
        <Progress {...(sent !== undefined && { sent })} />
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </Inner>
    </Overlay>
  );
}

type StepState = 'done' | 'current' | 'ahead';

const stateOf = (number: number, step: number): StepState => {
  if (number < step) return 'done';
  return number === step ? 'current' : 'ahead';
};

function Step({ name, state }: { readonly name: string; readonly state: StepState }) {
  return (
    <StepRow $state={state} {...(state === 'current' && { 'aria-current': 'step' as const })}>
      <Mark $state={state}>{state === 'done' && <Check size="1em" strokeWidth={3} aria-hidden />}</Mark>
      <StepName>{name}</StepName>
      {state === 'done' && <VisuallyHidden>done</VisuallyHidden>}
    </StepRow>
  );
}

function Progress({ sent }: { readonly sent?: number }) {
  if (sent === undefined) return <Sending />;
  const percent = Math.round(sent * 100);
  return (
    <Sending>
      <progress aria-label="Sending your resume" max={100} value={percent} />
      <Percent>{percent < 100 ? `Sending your resume: ${percent}%` : 'Sent. Your resume is being read.'}</Percent>
    </Sending>
  );
}

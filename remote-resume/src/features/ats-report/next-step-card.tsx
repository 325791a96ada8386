import { PartyPopper, TrendingUp } from 'lucide-react';
import type { AtsResult } from '../../lib/ats-result';
import { laterSteps, nextStepOf } from '../../lib/next-step';
import { Frame, Kicker, More, Points, Title } from './next-step-card.styles';

export function NextStepCard({ result }: { readonly result: AtsResult }) {
  const step = nextStepOf(result);
  if (!step)
    return (
      <Frame>
        <Kicker>
          <PartyPopper size="1.2em" aria-hidden /> Nothing left to fix
        </Kicker>
        <Title>Your resume passes every check. Keep it up to date and compare it with each job you apply for.</Title>
      </Frame>
    );
  const later = laterSteps(result, step);
  return (
    <Frame aria-labelledby="next-step">
      <Kicker id="next-step">
        <TrendingUp size="1.2em" aria-hidden /> Do this next
        {step.gain && <Points>{step.gain}</Points>}
      </Kicker>
      <Title>{step.text}</Title>
      {later.length > 0 && (
        <More>
          <h3>Then</h3>
          <ol>
            {later.map(({ text, gain }) => (
              <li key={text}>
                {text} {gain && <b>{gain}</b>}
              </li>
            ))}
          </ol>
        </More>
      )}
    </Frame>
  );
}

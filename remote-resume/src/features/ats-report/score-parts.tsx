import { ChevronDown } from 'lucide-react';
import type { AtsResult } from '../../lib/ats-result';
import { Bar } from './bar';
import { Part, Parts, Sum } from './score-parts.styles';

export function ScoreParts({ result: { scoreParts, overallScore, ceiling } }: { readonly result: AtsResult }) {
  if (scoreParts.length === 0) return null;
  return (
    <Sum>
      <summary>
        How your score adds up <ChevronDown size="1.25em" aria-hidden />
      </summary>
      <Parts>
        {scoreParts.map(({ title, points, max }) => (
          <Part key={title}>
            <span>{title}</span>
            <Bar percent={(points / max) * 100} />
            <span>{`${number.format(points)} of ${max}`}</span>
          </Part>
        ))}
      </Parts>
      <p>{`Together ${overallScore} of 100${ceiling ? ', because the score is limited' : ''}.`}</p>
    </Sum>
  );
}

const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

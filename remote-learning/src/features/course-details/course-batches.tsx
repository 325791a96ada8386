import type { Batch } from '../../lib/course';
import { daysText, feeText, modeText, seatsText } from '../../lib/course-terms';
import { BatchList, Section } from './course-details.styles';

/** The batches that take enrollments; nothing for a course without any. */
export function CourseBatches({ batches }: { readonly batches: readonly Batch[] }) {
  if (batches.length === 0) return null;
  return (
    <Section>
      <h2>Batches</h2>
      <BatchList>
        {batches.map((batch) => (
          <li key={batch.id}>
            <h3>{daysText(batch)}</h3>
            <strong>{seatsText(batch.free)}</strong>
            <p>{batch.times}</p>
            <p>{[modeText(batch.mode), batch.place].filter(Boolean).join(', ')}</p>
            <p>
              {[feeText(batch.fee), batch.languages.join(', '), batch.instructor && `Instructor: ${batch.instructor}`]
                .filter(Boolean)
                .join(' • ')}
            </p>
          </li>
        ))}
      </BatchList>
    </Section>
  );
}

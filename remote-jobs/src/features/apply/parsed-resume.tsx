import type { ResumeReading } from '@kadam/shared/contract/resume-files';
import { Notice } from '@kadam/shared/ui/notice';
import { SmallText } from '@kadam/shared/ui/small-text';
import { Facts } from './resume-sheet.styles';

/** The parsed resume, so that members notice a file that cannot be parsed. */
export function ParsedResume({ reading }: { readonly reading: ResumeReading }) {
  const { name, email, phone, lastJob, skills, warning } = reading;
  if (warning !== null) return <Notice title="Nothing to show from this file">{warning}</Notice>;
  const rows = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Last job', lastJob],
    ['Skills', skills.join(', ')],
  ] as const;
  return (
    <section aria-labelledby="apply-reading">
      <h3 id="apply-reading">What machines read in it</h3>
      <Facts>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-missing={value === '' || undefined}>{value || 'Not found'}</dd>
          </div>
        ))}
      </Facts>
      <SmallText>
        Is something missing or wrong? You can still send it; employers who open the file see all of it.
      </SmallText>
    </section>
  );
}

import { type Figures, FUNNEL_STAGES, type PostingFunnel, type ResponseTime } from '@kadam/shared/contract/figures';
import { Link } from '@kadam/shared/router';
import { DataTable, type DataColumn } from '../../lib/data-table';
import { numberText } from '../../lib/numbers';
import { figuresHref } from '../../paths';
import { durationText, RESPONSE_LABELS, STAGE_LABELS } from './figure-texts';
import { type FiguresSearch, figuresSearchText } from './figures-search';
import { Bar, Muted } from './figures.styles';

/** From views to hires: how many came how far. */
export function Funnel({ funnel }: Pick<Figures, 'funnel'>) {
  const highest = Math.max(1, ...FUNNEL_STAGES.slice(1).map((stage) => funnel[stage]));
  const share = (count: number) =>
    funnel.applications === 0 ? '–' : `${Math.round((count / funnel.applications) * 100)}%`;
  const rows = FUNNEL_STAGES.map((stage) => ({ stage, count: funnel[stage] }));
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel">From view to hire</h2>
      <Muted>
        Applications that came in during this period, with what they have reached until today. One that skipped a stage
        counts for it too.
      </Muted>
      <DataTable
        caption="Stages"
        rows={rows}
        rowId={({ stage }) => stage}
        columns={[
          { id: 'stage', header: 'Stage', isRowHeader: true, cell: ({ stage }) => STAGE_LABELS[stage] },
          {
            id: 'count',
            header: 'Number',
            cell: ({ stage, count }) => (
              <>
                {numberText(count)}
                {stage !== 'views' && <Bar aria-hidden max={highest} value={count} />}
              </>
            ),
          },
          {
            id: 'share',
            header: 'Of the applications',
            cell: ({ stage, count }) => (stage === 'views' ? '–' : share(count)),
          },
        ]}
      />
    </section>
  );
}

interface PostingsProps {
  readonly postings: readonly PostingFunnel[];
  readonly search: FiguresSearch;
}

/** The same for single postings. */
export const Postings = ({ postings, search }: PostingsProps) => (
  <section aria-labelledby="postings">
    <h2 id="postings">{search.posting === '' ? 'By posting' : 'This posting'}</h2>
    {search.posting !== '' && (
      <p>
        <Link to={figuresHref + figuresSearchText({ ...search, posting: '' })}>Show all postings</Link>
      </p>
    )}
    {postings.length === 0 ? (
      <p>No views and no applications in this period.</p>
    ) : (
      <DataTable
        caption="Postings with the most applications"
        rows={postings}
        rowId={({ id }) => id}
        columns={postingColumns(search)}
      />
    )}
  </section>
);

const postingColumns = (search: FiguresSearch): readonly DataColumn<PostingFunnel>[] => [
  {
    id: 'title',
    header: 'Posting',
    isRowHeader: true,
    cell: ({ id, title, company }) => (
      <>
        <Link to={figuresHref + figuresSearchText({ ...search, posting: id })}>{title}</Link>
        <small>{company}</small>
      </>
    ),
  },
  ...FUNNEL_STAGES.map((stage) => ({
    id: stage,
    header: STAGE_LABELS[stage],
    isEndAligned: true,
    cell: (posting: PostingFunnel) => numberText(posting[stage]),
  })),
];

/** How long people wait for the office. */
export const Responses = ({ responses }: Pick<Figures, 'responses'>) => (
  <section aria-labelledby="responses">
    <h2 id="responses">Time to the first response</h2>
    <Muted>
      To what came in during this period. A new status or a message is the response to an application; a contact message
      is handled, and an inquiry is no longer new.
    </Muted>
    <DataTable caption="Responses" rows={responses} rowId={({ kind }) => kind} columns={RESPONSE_COLUMNS} />
  </section>
);

const timeCell = (minutes: number | null) => (minutes === null ? '–' : durationText(minutes));

const RESPONSE_COLUMNS: readonly DataColumn<ResponseTime>[] = [
  { id: 'kind', header: 'What', isRowHeader: true, cell: ({ kind }) => RESPONSE_LABELS[kind] },
  { id: 'received', header: 'Received', isEndAligned: true, cell: ({ received }) => numberText(received) },
  { id: 'responded', header: 'With a response', isEndAligned: true, cell: ({ responded }) => numberText(responded) },
  {
    id: 'median',
    header: 'Half of them within',
    isEndAligned: true,
    cell: ({ medianMinutes }) => timeCell(medianMinutes),
  },
  { id: 'p90', header: 'Nine of ten within', isEndAligned: true, cell: ({ p90Minutes }) => timeCell(p90Minutes) },
];

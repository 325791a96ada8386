import { type Inquiry, MAX_INQUIRY_NOTES } from '@kadam/shared/contract/inquiries';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { payText, STATE_LABELS } from '../../lib/inquiry-texts';
import { FactList } from '../../lib/list.styles';
import { OfficeForm } from '../../lib/office-form';
import { dayText, timeText } from '../../lib/times';
import { useColleagues } from '../../lib/use-colleagues';
import { postingHref } from '../../paths';
import { useConversion, useWorkForm } from './use-inquiries';

interface InquiryDialogProps {
  readonly one: Inquiry;
  readonly canChange: boolean;
  readonly onClose: (sentence?: string) => void;
}

/** One inquiry, with the fields that the office edits. */
export function InquiryDialog({ one, canChange, onClose }: InquiryDialogProps) {
  const isOpen = canChange && one.state !== 'converted';
  return (
    <Dialog isOpen title={one.role} subtitle={one.company} onClose={() => onClose()}>
      <Stack gap={2}>
        <Facts one={one} />
        {one.postingId !== null && <Link to={postingHref(one.postingId)}>Open the posting</Link>}
        {isOpen && <Conversion one={one} onClose={onClose} />}
        {isOpen && <Work one={one} onClose={onClose} />}
      </Stack>
    </Dialog>
  );
}

function Facts({ one }: { readonly one: Inquiry }) {
  const facts: [string, string][] = [
    ['State', STATE_LABELS[one.state]],
    ['Received', timeText(one.createdAt)],
    ['Contact', one.name],
    ['Phone', one.phone || 'Not given'],
    ['People', String(one.people)],
    ['Location', one.location],
    ['Pay', payText(one)],
    ['Wanted by', one.wantedBy ? dayText(one.wantedBy) : 'Not given'],
    ['Message', one.message || 'None'],
    ['Assigned to', one.assignee ?? 'Not assigned'],
    ['Notes', one.notes || 'None'],
  ];
  return (
    <FactList>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${one.email}`}>{one.email}</a>
      </dd>
      {facts.map(([label, value]) => [<dt key={`${label} name`}>{label}</dt>, <dd key={label}>{value}</dd>])}
    </FactList>
  );
}

function Conversion({ one, onClose }: Pick<InquiryDialogProps, 'one' | 'onClose'>) {
  const done = () => onClose(`${one.company} is among the employers, and ${one.role} is a draft posting.`);
  const { message, isBusy, run } = useConversion(one, done);
  return (
    <>
      {message && <Notice tone="danger" title={message} />}
      <Button variant="secondary" isBusy={isBusy} busyLabel="Creating…" onClick={() => void run()}>
        Create employer and draft posting
      </Button>
    </>
  );
}

function Work({ one, onClose }: Omit<InquiryDialogProps, 'canChange'>) {
  const colleagues = useColleagues();
  const form = useWorkForm(one, () => onClose(`The inquiry of ${one.company} is saved.`));
  const { state, assigneeId } = form.values;
  const isListed = one.assigneeId === null || colleagues.some(({ id }) => id === one.assigneeId);
  const people = isListed ? colleagues : [...colleagues, { id: one.assigneeId ?? '', name: one.assignee ?? '' }];
  return (
    <OfficeForm form={form}>
      <SelectField
        label="State"
        name="state"
        value={state}
        options={(['new', 'in_progress', 'declined'] as const).map((value) => ({ value, label: STATE_LABELS[value] }))}
        onChange={(event) => form.edit('state', event.currentTarget.value)}
      />
      <SelectField
        label="Assigned to"
        name="assigneeId"
        placeholder="Not assigned"
        value={assigneeId}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => form.edit('assigneeId', event.currentTarget.value)}
      />
      <Field
        label="Notes"
        hint="Only for the office."
        multiline
        rows={4}
        maxLength={MAX_INQUIRY_NOTES}
        {...form.field('notes')}
      />
      <Button type="submit" isBusy={form.isSending} busyLabel="Saving…">
        Save
      </Button>
    </OfficeForm>
  );
}

import { useState } from 'react';
import { STATUS_LABELS } from '@kadam/shared/contract/applications';
import {
  fillTemplate,
  MAX_TEMPLATE_SUBJECT_LENGTH,
  MAX_TEMPLATE_TEXT_LENGTH,
  type MessageTemplate,
  TEMPLATE_VARIABLES,
  type TemplateStatus,
} from '@kadam/shared/contract/message-templates';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { useNavigate, useSearchParams } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { SelectField } from '@kadam/shared/ui/select-field';
import { Columns, Section } from '../../lib/layout.styles';
import { LoadedView } from '../../lib/loaded-view';
import { MailView } from '../../lib/mail-view';
import { OfficeForm } from '../../lib/office-form';
import { hasRole } from '../../lib/roles';
import { timeText } from '../../lib/times';
import { VariableList } from '../../lib/variable-list';
import { templatesHref } from '../../paths';
import { useTemplateForm, useTemplates } from './use-templates';

/** The mails about a new status, one at a time. */
export function TemplatesView({ session }: { readonly session: OfficeSession }) {
  const state = useTemplates();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <LoadedView state={state} name="templates">
      {(templates) => {
        const shown = templates.find(({ status }) => status === params.get('status')) ?? templates[0];
        if (!shown) return null;
        return (
          <Section>
            <p>The email that a candidate gets when an application is moved to a status.</p>
            <SelectField
              label="Status"
              name="status"
              value={shown.status}
              options={templates.map(({ status }) => ({ value: status, label: STATUS_LABELS[status] }))}
              onChange={(event) => void navigate(`${templatesHref}?status=${event.currentTarget.value}`)}
            />
            <Template key={shown.status} template={shown} canChange={hasRole(session.roles, 'recruiter')} />
          </Section>
        );
      }}
    </LoadedView>
  );
}

interface TemplateProps {
  readonly template: MessageTemplate;
  readonly canChange: boolean;
}

function Template({ template, canChange }: TemplateProps) {
  const { changedAt, changedBy } = template;
  const changed = changedAt === null ? 'The built-in text.' : `Changed by ${changedBy} on ${timeText(changedAt)}.`;
  return (
    <>
      <p>{changed}</p>
      {canChange ? <TemplateForm template={template} /> : <Sample {...template} />}
    </>
  );
}

function TemplateForm({ template }: { readonly template: MessageTemplate }) {
  const [announcement, setAnnouncement] = useState('');
  const form = useTemplateForm(template, () => setAnnouncement('The template is saved. The next email uses it.'));
  const { subject, text } = form.values;
  const { builtIn } = template;
  const isBuiltIn = subject === builtIn.subject && text === builtIn.text;
  const restore = () => {
    form.edit('subject', builtIn.subject);
    form.edit('text', builtIn.text);
  };
  return (
    <Columns>
      <OfficeForm form={form}>
        <Field label="Subject" isRequired maxLength={MAX_TEMPLATE_SUBJECT_LENGTH} {...form.field('subject')} />
        <Field
          label="Text"
          isRequired
          multiline
          rows={10}
          maxLength={MAX_TEMPLATE_TEXT_LENGTH}
          {...form.field('text')}
        />
        <p role="status">{announcement}</p>
        <div>
          <Button type="submit" isBusy={form.isSending} busyLabel="Saving…">
            Save the template
          </Button>{' '}
          {!isBuiltIn && (
            <Button variant="quiet" onClick={restore}>
              Use the built-in text
            </Button>
          )}
        </div>
      </OfficeForm>
      <Section>
        <Sample status={template.status} subject={subject} text={text} />
        <VariableList variables={TEMPLATE_VARIABLES} />
      </Section>
    </Columns>
  );
}

interface SampleProps {
  readonly status: TemplateStatus;
  readonly subject: string;
  readonly text: string;
}

/** The mail with an invented candidate. */
function Sample({ status, subject, text }: SampleProps) {
  const values = {
    name: 'Asha',
    job: 'Staff Nurse',
    company: 'Sanjeevani Care',
    status: STATUS_LABELS[status],
    link: `${window.location.origin}/myjobs`,
  };
  return (
    <MailView
      to="Asha Rao (sample)"
      subject={fillTemplate(subject, values)}
      text={fillTemplate(text, values)}
      note=""
    />
  );
}

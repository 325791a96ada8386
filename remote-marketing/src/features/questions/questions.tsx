import type { Question } from '@kadam/shared/contract/questions';
import { PageLinks } from '../../lib/page-links';
import { slugOf } from '../../lib/slug';
import { TextColumns } from '../../lib/text-columns';
import { Questions as QuestionList } from '../../lib/text-columns.styles';
import { withLinks } from '../../lib/with-links';

export const Questions = ({ questions }: { readonly questions: readonly Question[] }) => (
  <TextColumns
    parts={topicsOf(questions)}
    render={({ questions: asked }) => (
      <QuestionList>
        {asked.map(({ question, answer, links }, index) => (
          <div key={index}>
            <h3>{question}</h3>
            <p>{withLinks(answer)}</p>
            <PageLinks links={links} />
          </div>
        ))}
      </QuestionList>
    )}
  />
);

/** Topics in the order of their first questions. */
const topicsOf = (questions: readonly Question[]) =>
  [...new Set(questions.map(({ topic }) => topic))].map((title, index) => ({
    id: slugOf(title, index),
    title,
    questions: questions.filter(({ topic }) => topic === title),
  }));

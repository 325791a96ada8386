import { Link } from '@kadam/shared/router';
import { faq } from '../../content/faq';
import { TextColumns } from '../../lib/text-columns';
import { Questions as QuestionList } from '../../lib/text-columns.styles';
import { withLinks } from '../../lib/with-links';

export const Questions = () => (
  <TextColumns
    parts={faq.topics}
    render={({ questions }) => (
      <QuestionList>
        {questions.map(({ question, answer, links = [] }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{withLinks(answer)}</p>
            {links.length > 0 && (
              <p>
                {links.map(({ to, label }) => (
                  <Link key={to} to={to}>
                    {label}
                  </Link>
                ))}
              </p>
            )}
          </div>
        ))}
      </QuestionList>
    )}
  />
);

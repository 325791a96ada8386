import { Container } from '@kadam/shared/ui/layout';
import { Header, Intro, Title } from './course-catalogue.styles';

export function CatalogueHeader() {
  return (
    <Header>
      <Container>
        <Title>Courses that lead to work</Title>
        <Intro>
          Short, practical programmes in the skills that employers ask for. See what each one teaches before you decide.
        </Intro>
      </Container>
    </Header>
  );
}

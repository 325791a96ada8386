import { Container } from '@kadam/shared/ui/layout';
import { Header, HeaderWords, Intro, Steps, Title } from './catalogue-header.styles';

export function CatalogueHeader() {
  return (
    <Header>
      <Container>
        <HeaderWords>
          <Title>Courses that lead to work</Title>
          <Intro>
            Short, practical programs in the skills that employers ask for. See what each one teaches before you decide.
          </Intro>
          <Steps aria-hidden>
            <span />
            <span />
            <span />
            <span />
          </Steps>
        </HeaderWords>
      </Container>
    </Header>
  );
}

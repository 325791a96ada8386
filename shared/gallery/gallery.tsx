import { Container } from '@kadam/shared/ui/layout';
import { DarkBar, Intro, Nav } from './gallery.styles';
import { HeaderSample } from './sections/header-sample';
import { sections } from './sections';
import { Section } from './section';

/** All components of the kit in all their states, on one page. */
export function Gallery() {
  return (
    <>
      <DarkBar>
        <HeaderSample />
      </DarkBar>
      <main id="main">
        <Container>
          <Intro>
            <h1>The kit of the portal</h1>
            <p>
              Every component of shared/ui in every state. What a page needs and does not find here is either new or not
              needed.
            </p>
          </Intro>
          <Nav aria-label="Components">
            {sections.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </Nav>
          {sections.map(({ id, title, Content }) => (
            <Section key={id} id={id} title={title}>
              <Content />
            </Section>
          ))}
        </Container>
      </main>
    </>
  );
}

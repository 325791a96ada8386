import { Container } from '@kadam/shared/ui/layout';
import scene from './resume-check.svg';
import { ResumeUpload } from './resume-upload';
import { Hero, HeroColumns, HeroText, Lead, Scene } from './upload-hero.styles';

export function UploadHero() {
  return (
    <Hero>
      <Container>
        <HeroColumns>
          <HeroText>
            <h1>Smart Resume Check Fast & Free</h1>
            <Lead>See your resume as hiring software and recruiters see it. No account needed.</Lead>
          </HeroText>
          <Scene src={scene} width={480} height={360} alt="" decoding="async" />
          <ResumeUpload />
        </HeroColumns>
      </Container>
    </Hero>
  );
}

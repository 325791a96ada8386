import { CheckFeatures } from '../features/check-features/check-features';
import { UploadHero } from '../features/resume-upload/upload-hero';

export default function AtsScorePage() {
  return (
    <>
      <UploadHero />
      <CheckFeatures />
    </>
  );
}

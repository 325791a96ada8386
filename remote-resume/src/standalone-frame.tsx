import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BRAND } from '@kadam/shared/contract/brand';
import { BrowserRouter, Link, Navigate, Route, Routes } from '@kadam/shared/router';
import { Container } from '@kadam/shared/ui/layout';
import AtsScorePage from './pages/ats-score-page';
import ResumeEditorPage from './pages/resume-editor-page';
import { atsScorePath, resumeEditorPath } from './paths';

/** Shows this remote alone, for development: its pages below a line of links, without the host. */
export function mountStandalone(): void {
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route path={atsScorePath} element={<AtsScoreFrame />} />
          <Route path={resumeEditorPath} element={<EditorFrame />} />
          <Route path="*" element={<Navigate to={atsScorePath} replace />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  );
}

function AtsScoreFrame() {
  return (
    <>
      <Container as="header">
        {BRAND.name}, resume alone: <Link to={atsScorePath}>check</Link> · <Link to={resumeEditorPath}>editor</Link>
      </Container>
      <main id="main">
        <AtsScorePage />
      </main>
    </>
  );
}

const EditorFrame = () => (
  <main id="main">
    <ResumeEditorPage />
  </main>
);

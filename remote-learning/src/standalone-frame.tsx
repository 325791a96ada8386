import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BRAND } from '@kadam/shared/contract/brand';
import { BrowserRouter, Link, Navigate, Route, Routes } from '@kadam/shared/router';
import { Container } from '@kadam/shared/ui/layout';
import CoursePage from './pages/course-page';
import CoursesPage from './pages/courses-page';
import { coursePath, coursesPath } from './paths';

/** Shows this remote alone, for development: its pages below a line of links, without the host. */
export function mountStandalone(): void {
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Container as="header">
          <Link to={coursesPath}>{BRAND.name}: courses alone</Link>
        </Container>
        <main id="main">
          <Routes>
            <Route path={coursesPath} element={<CoursesPage />} />
            <Route path={coursePath} element={<CoursePage />} />
            <Route path="*" element={<Navigate to={coursesPath} replace />} />
          </Routes>
        </main>
      </BrowserRouter>
    </StrictMode>,
  );
}

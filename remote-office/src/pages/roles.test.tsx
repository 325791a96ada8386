import type { ComponentType } from 'react';
import { cleanup, screen, within } from '@testing-library/react';
import type { StaffRole } from '@kadam/shared/contract/endpoint';
import { ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import ApplicationPage from './application-page';
import ApplicationsBoardPage from './applications-board-page';
import ApplicationsPage from './applications-page';
import AuditPage from './audit-page';
import BatchPage from './batch-page';
import ContentPage from './content-page';
import CourseContentPage from './course-content-page';
import CoursePage from './course-page';
import CoursesPage from './courses-page';
import DoctorPage from './doctor-page';
import EmployersPage from './employers-page';
import EnrollmentsPage from './enrollments-page';
import FiguresPage from './figures-page';
import ImportPage from './import-page';
import ImportsPage from './imports-page';
import InquiriesPage from './inquiries-page';
import MailsPage from './mails-page';
import MessagesPage from './messages-page';
import NewCoursePage from './new-course-page';
import NewPostingPage from './new-posting-page';
import OfficePage from './office-page';
import OperationsPage from './operations-page';
import PostingPage from './posting-page';
import PostingsPage from './postings-page';
import PrivacyPage from './privacy-page';
import SectionPage from './section-page';
import StaffPage from './staff-page';
import SubscribersPage from './subscribers-page';
import TemplatesPage from './templates-page';

/** Places of the menu with their pages, the first of which the link opens. */
const PLACES: Readonly<Record<string, readonly ComponentType[]>> = {
  Overview: [OfficePage],
  Figures: [FiguresPage],
  Postings: [PostingsPage, PostingPage, NewPostingPage],
  Imports: [ImportsPage, ImportPage],
  Inquiries: [InquiriesPage],
  Employers: [EmployersPage],
  Applications: [ApplicationsPage, ApplicationPage, ApplicationsBoardPage],
  Templates: [TemplatesPage],
  Courses: [CoursesPage, CoursePage, CourseContentPage, NewCoursePage],
  Enrollments: [EnrollmentsPage, BatchPage],
  Messages: [MessagesPage],
  Subscribers: [SubscribersPage],
  'Unsent emails': [MailsPage],
  Content: [ContentPage, SectionPage],
  'Before going live': [DoctorPage],
  Staff: [StaffPage],
  'Personal data': [PrivacyPage],
  Operations: [OperationsPage],
  'Audit log': [AuditPage],
};

const RECRUITING = ['Postings', 'Imports', 'Inquiries', 'Employers', 'Applications', 'Templates'];
const COURSES = ['Courses', 'Enrollments'];
const INBOX = ['Messages', 'Subscribers', 'Unsent emails'];
const WEBSITE = ['Content', 'Before going live'];

const MENUS: Readonly<Record<StaffRole, readonly string[]>> = {
  owner: Object.keys(PLACES),
  recruiter: ['Overview', 'Figures', ...RECRUITING, ...INBOX],
  course_manager: ['Overview', 'Figures', ...COURSES, ...INBOX],
  content_editor: ['Overview', 'Figures', ...INBOX, ...WEBSITE],
  operator: ['Overview', 'Operations'],
  auditor: Object.keys(PLACES),
};

const server = serveOffice([]);

async function open(Page: ComponentType) {
  cleanup();
  openPage(<Page />, '/office');
  return within(await screen.findByRole('navigation', { name: 'Office' }));
}
const isRefused = () => screen.queryByText('None of your roles opens this page') !== null;

const openFor = (role: string) => (server.routes = { 'GET /office/session': () => ok({ ...SESSION, roles: [role] }) });

test.each(Object.entries(MENUS))(
  'a page outside the menu of %s does not open and sends no requests',
  async (role, menu) => {
    openFor(role);
    for (const [place, pages] of Object.entries(PLACES).filter(([name]) => !menu.includes(name)))
      for (const Page of pages) {
        await open(Page);
        expect([place, isRefused()]).toEqual([place, true]);
      }
    expect(server.calls.filter(({ name }) => name !== 'GET /office/session')).toEqual([]);
  },
);

test.each(Object.entries(MENUS))('each page in the menu of %s opens and shows this menu', async (role, menu) => {
  openFor(role);
  for (const place of menu) {
    const links = (await open(PLACES[place]![0]!)).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(menu);
    expect([place, isRefused()]).toEqual([place, false]);
  }
});

import type { PageContent } from '../../http/pages';
import type { LinkedAlert } from './alerts.service';

const STAYS = 'The search stays on your dashboard, where you can resume it or remove it for good.';

export const alertPage = ({ name, isSending }: LinkedAlert): PageContent =>
  isSending
    ? {
        title: 'Stop these mails?',
        paragraphs: [`Press the button and we will not mail you new jobs for “${name}” any more.`, STAYS],
        button: 'Stop the mails of this alert',
      }
    : {
        title: 'This alert sends no mails',
        paragraphs:
          name === undefined
            ? ['The alert has been ended, and nothing of it is stored.']
            : [`We will not mail you new jobs for “${name}”.`, STAYS],
      };

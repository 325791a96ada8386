import './zod-settings';
import { z } from './zod';

/** Every response of success, unless it is a file or a page. */
export const success = z.object({ success: z.literal(true) });

/** A response of success with data: `{ success: true, data: … }`. */
export const withData = <Data extends z.ZodMiniType>(data: Data) => z.object({ success: z.literal(true), data });

/** A response of success with a sentence for the user. */
export const withMessage = z.object({ success: z.literal(true), message: z.string() });

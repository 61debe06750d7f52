import {z} from 'zod';

export const PLACES = ['Wall', 'Cellar', 'Lent out'] as const;

/** What somebody may type. The form and the server both check it. */
export const ToolForm = z.object({
  name: z.string().trim().min(2, 'Call the tool by its name.'),
  place: z.enum(PLACES),
  borrower: z.string().trim().optional(),
  days: z
    .number()
    .int('Whole days only.')
    .min(1, 'At least one day.')
    .max(28, 'Four weeks at most.'),
});

export const ToolRecord = ToolForm.extend({id: z.string()});

export type Tool = z.infer<typeof ToolRecord>;

export const NEW_TOOL: Partial<Tool> = {place: 'Wall', days: 7};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { convert, ThemeProvider, themes } from 'storybook/theming';
import { FindPage } from './library-page/find-page.js';
import { libraries } from './library-page/libraries.js';
import { LibraryList, LibraryPage, Roles } from './library-page/library-page.js';

const entry = (title: string, name: string) => ({
  id: `${title.replace('/', '-')}--${name}`.toLowerCase(),
  title,
  name,
  type: 'story',
});
const entries = [entry('ui/Button', 'Primary'), entry('ui/Button', 'Danger'), entry('money/Amounts', 'Live')];

/** The pages of documentation, for tests: Storybook shows them as pages. */
const meta = {
  title: 'design/Pages',
  tags: ['!autodocs', '!dev'],
  // Storybook's own blocks have the colours of its pages.
  decorators: [(Story) => <ThemeProvider theme={convert(themes.dark)}>{Story()}</ThemeProvider>],
  parameters: {
    msw: {
      handlers: [
        http.get('*/index.json', () =>
          HttpResponse.json({ entries: Object.fromEntries(entries.map((one) => [one.id, one])) }),
        ),
      ],
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  render: () => (
    <>
      <h1>Casino Kit</h1>
      <Roles />
      <LibraryList />
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of libraries.keys())
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        `./?path=/docs/${name}-about--docs`,
      );
  },
};

/** The pages of all libraries, below each other. */
export const Libraries: Story = {
  render: () => (
    <>
      {[...libraries.keys()].map((name) => (
        <article key={name} data-testid={name}>
          <LibraryPage name={name} />
        </article>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, { packageName, description }] of libraries) {
      const page = within(canvas.getByTestId(name));
      await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(name);
      await expect(page.getAllByText(description)[0]).toBeVisible();
      await expect(page.getByRole('group', { name: 'Install' })).toHaveTextContent(packageName);
    }
    const part = await within(canvas.getByTestId('money')).findByRole('link', { name: 'Amounts' });
    await expect(part).toHaveAttribute('href', './?path=/story/money-amounts--live');
  },
};

export const Find: Story = {
  render: () => <FindPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Components: 2, states: 3')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'button danger');
    await userEvent.selectOptions(canvas.getByLabelText('Theme'), 'lulu');
    await userEvent.selectOptions(canvas.getByLabelText('Direction'), 'rtl');
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      './?path=/story/ui-button--danger&globals=theme:lulu;locale:en;direction:rtl',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Width'), 'mobile');
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      './?path=/story/ui-button--danger&globals=theme:lulu;locale:en;direction:rtl;viewport:mobile',
    );
    await userEvent.type(canvas.getByRole('searchbox'), ' nowhere');
    await expect(canvas.getByText('Components: 0, states: 0')).toBeVisible();
  },
};

import { readContent } from '../scripts/content.ts';
import { dataUrl, withBrowserPage } from './browser.ts';
import { files } from './files.ts';

/** Size in points of the picture, twice what the menu shows. */
const SIZE = { width: 256, height: 160 };

/**
 * Photographs the first screen of the case study that the menu shows (`content/menus.yaml`): as a drawing it weighs what
 * no menu should. Without case studies there is none.
 */
export async function drawVignette(): Promise<void> {
  const { menu, caseStudies } = await readContent();
  const slug = menu.caseStudy?.slug;
  const drawing = caseStudies.find((study) => study.slug === slug)?.images[0]?.src;
  if (!drawing) return;
  const file = `assets/realisations/${slug}-vignette.jpg`;
  await withBrowserPage(async (page) => {
    await page.setViewportSize(SIZE);
    await page.setContent(
      `<body style="margin:0"><img src="${dataUrl(`public${drawing}`)}" width="${SIZE.width}" height="${SIZE.height}" alt="" style="display:block;object-fit:cover">`,
    );
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const picture = await page.screenshot({ type: 'jpeg', quality: 72 });
    files.write(`public/${file}`, picture);
    process.stdout.write(`${file}  ${(picture.length / 1024).toFixed(1)} kB\n`);
  });
}

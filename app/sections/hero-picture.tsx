/**
 * Background picture of a hero: a tall crop for phones, a wide one above. It loads at low priority, so that
 * the fonts come first; until then the background is dark.
 */
export function HeroPicture() {
  return (
    <picture>
      <source
        media="(max-width: 800px)"
        type="image/avif"
        srcSet="/assets/hero/accueil-mobile.avif 820w"
        sizes="100vw"
      />
      <source
        media="(max-width: 800px)"
        type="image/webp"
        srcSet="/assets/hero/accueil-mobile.webp 820w"
        sizes="100vw"
      />
      <source
        type="image/avif"
        srcSet="/assets/hero/accueil-1280.avif 1280w, /assets/hero/accueil-1920.avif 1920w"
        sizes="100vw"
      />
      <img
        src="/assets/hero/accueil-1280.webp"
        srcSet="/assets/hero/accueil-1280.webp 1280w, /assets/hero/accueil-1920.webp 1920w"
        sizes="100vw"
        alt=""
        width={1280}
        height={720}
        className="absolute inset-0 -z-30 size-full object-cover object-[62%_30%]"
        fetchPriority="low"
      />
    </picture>
  );
}

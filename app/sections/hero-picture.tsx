/** A hero's picture. It loads at low priority, so that the fonts come first; until then the ground is dark. */
export function HeroPicture({ className }: { className: string }) {
  return (
    <picture>
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
        className={`absolute inset-0 size-full object-cover ${className}`}
        fetchPriority="low"
      />
    </picture>
  );
}

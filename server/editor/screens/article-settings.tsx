import { agency } from 'content-collections';
import { SITE } from '../../../app/seo/site-address.ts';
import { LONGEST } from '../../articles/desk/fields.ts';
import { glassAddress } from '../../articles/glass-picture.ts';
import type { ArticleDraftRow } from '../../store/database.ts';
import { articlePath } from './article-words.ts';
import { Count } from './count.tsx';

/** The fields of an article except its title and text. */
export function ArticleSettings({ draft }: { draft: ArticleDraftRow }) {
  return (
    <>
      <div className="field">
        <label htmlFor="description">Description</label>
        <p className="small" id="description-help">
          Sous le titre, dans la liste du blog et chez les moteurs de recherche.
        </p>
        <textarea
          id="description"
          name="description"
          rows={3}
          defaultValue={draft.description}
          aria-describedby="description-help description-count"
        />
        <Count id="description-count" text={draft.description} most={LONGEST.description} />
      </div>
      <PictureField draft={draft} />
      <div className="desk-line">
        <div className="field wide-field">
          <label htmlFor="slug">Adresse</label>
          <div className="prefixed">
            <span aria-hidden="true">/article/</span>
            <input
              id="slug"
              name="slug"
              defaultValue={draft.slug}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="slug-help"
            />
          </div>
          <p className="small" id="slug-help">
            Vide, elle se fait du titre. L’ancienne adresse mène toujours à la nouvelle.
          </p>
        </div>
        <div className="field">
          <label htmlFor="author">Auteur</label>
          <input
            id="author"
            name="author"
            defaultValue={draft.author}
            placeholder={agency.brand}
            autoComplete="off"
          />
        </div>
        <div className="field">
          <label htmlFor="day">Date affichée</label>
          <input id="day" name="day" type="date" defaultValue={draft.day} aria-describedby="day-help" />
          <p className="small" id="day-help">
            Vide : celle de la publication.
          </p>
        </div>
      </div>
      <SharePreview draft={draft} />
    </>
  );
}

function PictureField({ draft }: { draft: ArticleDraftRow }) {
  const path = articlePath(draft.article_id);
  return (
    <fieldset className="picture-field" data-picture-field>
      <legend>Image</legend>
      <input type="hidden" name="picture" value={draft.picture} />
      <img
        src={draft.picture || glassAddress(draft.title.trim())}
        alt={draft.picture ? draft.picture_alt : 'La verrière dessinée d’après le titre'}
        width={320}
        height={180}
        data-picture-shown
      />
      <div>
        <p className="small" data-picture-note>
          {draft.picture === '' ? 'Sans image, une verrière se dessine d’après le titre.' : null}
        </p>
        <label htmlFor="picture-file">
          Choisir une image (JPEG, PNG, WebP, AVIF ou GIF, 15 Mo au plus ; d’une animation, la première image)
        </label>
        <input
          id="picture-file"
          name="file"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        />
        <button
          type="submit"
          name="geste"
          value="image"
          className="quiet"
          formAction={`${path}/images`}
          formEncType="multipart/form-data"
          data-picture-send
        >
          Envoyer l’image
        </button>
        <label className="check" hidden={draft.picture === ''} data-picture-remove>
          <input type="checkbox" name="sans_image" value="oui" /> Retirer l’image
        </label>
        <p role="alert" data-picture-fault hidden />
        <label htmlFor="picture_alt">Ce que l’image montre, pour qui ne la voit pas</label>
        <input id="picture_alt" name="picture_alt" defaultValue={draft.picture_alt} autoComplete="off" />
      </div>
    </fieldset>
  );
}

/** Preview in search results and when shared; updated by the script. */
function SharePreview({ draft }: { draft: ArticleDraftRow }) {
  return (
    <details className="share-preview" open>
      <summary>Dans un moteur de recherche, et partagé</summary>
      <div className="share-pair">
        <figure className="search-result">
          <figcaption className="small">Résultat de recherche</figcaption>
          <p className="small">
            {SITE} › article › <span data-copy="slug">{draft.slug}</span>
          </p>
          <p className="result-title" data-copy="title">
            {draft.title || 'Titre de l’article'}
          </p>
          <p data-copy="description">{draft.description || 'Description de l’article.'}</p>
        </figure>
        <figure className="shared-link">
          <figcaption className="small">Lien partagé</figcaption>
          <div className="card">
            <img
              src={`${articlePath(draft.article_id)}/partage.jpg?r=${draft.revision}`}
              alt="L’image qui accompagne le lien"
              width={1200}
              height={630}
              loading="lazy"
              data-share-picture
            />
            <p className="small">{agency.domain}</p>
            <p className="result-title" data-copy="title">
              {draft.title || 'Titre de l’article'}
            </p>
          </div>
        </figure>
      </div>
    </details>
  );
}

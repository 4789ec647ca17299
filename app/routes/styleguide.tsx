import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { FormAlert, VerifyOrWriteAlert } from '../forms/engine/form-refusal.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import { Card, Pane, SideBox } from '../ui/box.tsx';
import { BUTTON_COLORS, BUTTON_SIZES, Button } from '../ui/button.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { Counter } from '../ui/counter.tsx';
import { Field } from '../ui/field.tsx';
import { GlassHouse } from '../ui/glass-house.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { SECTION_TONES, Section } from '../ui/section.tsx';

const SWATCHES = [
  'bg-ink',
  'bg-forest',
  'bg-emerald',
  'bg-emerald-deep',
  'bg-mint',
  'bg-lime',
  'bg-paper',
  'bg-white',
  'bg-black',
  'bg-stone',
  'bg-line',
  'bg-alert',
];
const LONG_TEXT = 'Une ligne.\n'.repeat(9);
const icon = <Icon icon={ArrowRight} className="size-5" />;

/** Every component in every state; development only. */
export default function Styleguide() {
  return (
    <div className="pt-header">
      <Section tone="white">
        <h1 className="text-5xl">Pièces de la maison</h1>
        <Part title="Couleurs">
          {SWATCHES.map((swatch) => (
            <p key={swatch} className="text-sm">
              <span className={`block size-20 border border-ink/20 ${swatch}`} />
              {swatch.slice(3)}
            </p>
          ))}
        </Part>
        <Part title="Titres et texte">
          <div>
            {['text-hero', 'text-6xl', 'text-5xl', 'text-4xl', 'text-2xl', 'text-xl'].map((size) => (
              <h2 key={size} className={size}>
                Une charpente fine
              </h2>
            ))}
            <p className="mt-4 max-w-xl">
              Le texte courant : « 5 000 caractères », 30 minutes ; est-ce lisible ? Oui ! L'apostrophe aussi.
            </p>
          </div>
        </Part>
      </Section>
      {SECTION_TONES.map((tone) => (
        <Section key={tone} tone={tone}>
          <Part title={`Boutons sur « ${tone} »`}>
            {BUTTON_COLORS.map((color) => (
              <Button
                key={color}
                color={color}
                routerLink="/"
                label={color}
                icon={icon}
                iconPosition="right"
              />
            ))}
          </Part>
        </Section>
      ))}
      <Section tone="paper">
        <Part title="Bouton : tailles et états">
          {BUTTON_SIZES.map((size) => (
            <Button key={size} size={size} routerLink="/" label={size} />
          ))}
          <Button />
          <Button routerLink="/" icon={icon} label="icône à gauche" />
          <Button routerLink="/" disabled label="lien inactif" />
          <Button routerLink="/" loading label="lien en attente" />
          <Button isRealButton label="vrai bouton" />
          <Button isRealButton disabled label="vrai bouton inactif" />
          <Button isRealButton loading label="vrai bouton en attente" />
          <Button isRealButton looksDisabled label="a l’air inactif" />
          <Button fragment="fragment" label="fragment" />
          <Button routerLink="https://exemple.example" label="autre site" />
          <Button fullWidth routerLink="/" label="pleine largeur" />
        </Part>
        <Part title="Champs">
          <Field
            spec={{ name: 'a', label: 'Vide', placeholder: 'Exemple' }}
            id="a"
            isNext={false}
            defaultValue=""
            text=""
            error={undefined}
          />
          <Field
            spec={{ name: 'b', label: 'À remplir' }}
            id="b"
            isNext
            defaultValue=""
            text=""
            error={undefined}
          />
          <Field
            spec={{ name: 'c', label: 'Faux', optional: true }}
            id="c"
            isNext={false}
            defaultValue="x"
            text="x"
            error="Numéro invalide."
          />
          {[LONG_TEXT.length, LONG_TEXT.length - 9].map((limit) => (
            <Field
              key={limit}
              spec={{ name: 'd', label: 'Long', multiline: true, limit }}
              id={`d-${limit}`}
              isNext={false}
              defaultValue={LONG_TEXT}
              text={LONG_TEXT}
              error={undefined}
            />
          ))}
        </Part>
        <Part title="Formulaire">
          <div className="w-full max-w-xl" id="fragment">
            <div className="mb-6 flex gap-6">
              {[0, 1, 3, 4].map((set) => (
                <GlassHouse
                  key={set}
                  fields={[0, 1, 2, 3].map((pane) => pane < set)}
                  isLit={set === 4}
                  className="w-32"
                />
              ))}
            </div>
            <FormAlert
              mailLink="mailto:"
              isSending={false}
              text={<VerifyOrWriteAlert />}
              refusal={{ values: {}, fieldErrors: {}, formError: 'Le service est injoignable.' }}
            />
          </div>
        </Part>
        <Part title="Divers">
          <SampleTag />
          <span className="font-title text-5xl">
            <Counter value={40} />
          </span>
          <Card>Une carte</Card>
          <Picture
            src="/assets/expertise/metiers.svg#cybersecurite"
            alt=""
            width={640}
            height={360}
            className="w-60"
          />
          <Reveal className="glazed border border-ink p-5">Un bloc où passe la lumière</Reveal>
          <CheckList items={['Compris', 'Compris aussi']} />
          <CheckList items={['Pas compris']} sign="minus" />
          <SideBox>Une boîte à côté d’un long texte</SideBox>
          <ul className="grid w-full gap-px border border-ink bg-ink desktop:grid-cols-3">
            {(['white', 'paper', 'emerald'] as const).map((tone) => (
              <li key={tone} className="grid">
                <Pane labelledBy={`volet-${tone}`} tone={tone}>
                  <h3 id={`volet-${tone}`}>Volet « {tone} »</h3>
                </Pane>
              </li>
            ))}
          </ul>
        </Part>
      </Section>
      <PartnerStrip />
      <PartnerStrip autoplay={false} callToAction />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="py-6">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-4 flex flex-wrap items-start gap-4">{children}</div>
    </div>
  );
}

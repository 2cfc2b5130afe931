/** Language, looks, motion and sound; and what this browser withholds on this address. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { LANGUAGES, ownName } from '../languages.ts';
import { me, rename } from '../online/http.ts';
import { Page } from '../parts/page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { change, MOTIONS, settings, THEMES } from '../settings.ts';
import { soundHorn } from '../table/sound.ts';
import { say } from '../words.ts';

const Choices = <T extends string>(props: {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly label: (value: T) => string;
  readonly onChange: (value: T) => void;
}) => (
  <fieldset>
    <legend>{props.legend}</legend>
    <div class="row">
      {props.values.map(value => (
        <label key={value} class="choice pill">
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>{props.label(value)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

const Tick = (props: {
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ComponentChildren;
}) => (
  <label class="choice">
    <input type="checkbox" checked={props.checked} onChange={event => props.onChange(event.currentTarget.checked)} />
    <span>{props.children}</span>
  </label>
);

const NameField = () => {
  // What is being typed stays, whatever else the page learns meanwhile.
  const [typed, type] = useState<string | null>(null);
  const save = (wanted: string) => {
    type(null);
    const name = wanted.trim().slice(0, 24);
    if (name === '' || name === settings.value.name) return;
    change({ name });
    void rename(name);
  };
  return (
    <input
      class="field"
      maxLength={24}
      aria-label={say('settings.name')}
      value={typed ?? settings.value.name}
      onInput={event => type(event.currentTarget.value)}
      onChange={event => save(event.currentTarget.value)}
    />
  );
};

/** What browsers keep from pages that do not come over https. */
const withheld = (): string[] => [
  ...('serviceWorker' in navigator ? [] : [say('withheld.offline')]),
  ...('Notification' in globalThis && isSecureContext ? [] : [say('withheld.notify')]),
  ...(isSecureContext ? [] : [say('withheld.passkey')]),
];

export const SettingsPage = () => {
  const { language, theme, motion, sound, notify, autoEnd } = settings.value;
  const [denied, setDenied] = useState(false);
  const setNotify = async (on: boolean) => {
    const may = on && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
    setDenied(on && !may);
    change({ notify: may });
  };
  const account = useLoad(async () => {
    const person = await me();
    return person.ok ? { person: person.value, Account: (await import('./account.tsx')).Account } : undefined;
  }, []);
  const off = withheld();
  return (
    <Page title={say('settings.title')} narrow>
      <div class="form">
        <fieldset>
          <legend>{say('settings.name')}</legend>
          <NameField />
        </fieldset>
        <Choices
          legend={say('settings.language')}
          name="language"
          values={LANGUAGES}
          value={language}
          label={ownName}
          onChange={value => change({ language: value })}
        />
        <Choices
          legend={say('settings.theme')}
          name="theme"
          values={THEMES}
          value={theme}
          label={value => say(`theme.${value}`)}
          onChange={value => change({ theme: value })}
        />
        <Choices
          legend={say('settings.motion')}
          name="motion"
          values={MOTIONS}
          value={motion}
          label={value => say(`motion.${value}`)}
          onChange={value => change({ motion: value })}
        />
        <fieldset>
          <legend>{say('settings.turns')}</legend>
          <Tick checked={autoEnd} onChange={on => change({ autoEnd: on })}>
            {say('settings.auto-end')}
          </Tick>
        </fieldset>
        <fieldset>
          <legend>{say('settings.cues')}</legend>
          <Tick
            checked={sound}
            onChange={on => {
              change({ sound: on });
              if (on) soundHorn();
            }}
          >
            {say('settings.sound')}
          </Tick>
          <Tick checked={notify} onChange={setNotify}>
            {say('settings.notify')}
          </Tick>
          {denied && <p role="alert">{say('settings.notify.denied')}</p>}
        </fieldset>
        {account.at === 'here' && account.value && <account.value.Account person={account.value.person} />}
        {off.length > 0 && (
          <section class="notice">
            <h2>{say('withheld.title')}</h2>
            <p>{say('withheld.text')}</p>
            <ul>
              {off.map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  );
};

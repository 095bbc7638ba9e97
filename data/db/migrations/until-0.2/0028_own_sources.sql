-- A folder of packages, or a catalogue in our own form (docs/how-to/publish-apps.md), belongs to whoever runs the store: nobody signs it as a whole.
alter table repositories alter column fingerprint drop not null;

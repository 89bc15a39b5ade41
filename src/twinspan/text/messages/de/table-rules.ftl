### Was an jedem Tisch gilt, bei jedem Spiel. Keine Variablen; in jeder Sprache dieselben Nachrichten.

chapter-T = Der Tisch
rule-T1 = Das Spiel ist zu Ende. Es sind keine Züge mehr möglich.
rule-T2 = Du bist nicht am Zug.
rule-T3 = Im Augenblick ist eine andere Entscheidung gefragt.

table-notice = Die MIT-Lizenz dieser Software gilt für unseren Code und unsere Texte. Für die Namen der Spiele gilt sie nicht. Dieses Projekt steht in keiner Verbindung zu den Autoren oder Verlagen der Spiele.

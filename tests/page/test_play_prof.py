import time
def test_speed2(server, visit):
    from tests.page.playing import Player, Table
    visitor = visit(server)
    id = visitor.open_table(people=1, bots=2)
    ada = Player(visitor).sit_at(id)
    n=0; act=0; poll=0; polls=0
    table=Table(server, id, {"Ada": ada})
    while True:
        t=time.time(); d=table.data(); poll+=time.time()-t; polls+=1
        if d.status=="over" or n>=25: break
        if "Ada" in [d.seats[s].name for s in d.asked]:
            t=time.time(); ada.act(); act+=time.time()-t; n+=1
    print(n, "acts", act/n, "polls", polls, poll)
    ada.page.get_by_text("About this table").click()
    ada.button("game-resign").first.click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    t=time.time(); m=ada.moment()
    while table.data().status!="over": pass
    print("bots", time.time()-t, m, ada.moment())
